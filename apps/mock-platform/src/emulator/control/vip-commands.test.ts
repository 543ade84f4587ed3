import { ControlError } from '@tonalli/qa/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintPlayer } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { placeSummary } from '../summary-bet';

const stage = await serveWorlds({ seed: 'light' });
const run: typeof stage.qa.run = (...call) => stage.qa.run(...call);
const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ControlError ? `${error.code} ${error.message}` : String(error)),
  );
/** The clock of tests stands in the first quarter of 2026, in Mexico City. */
const [Q2, Q3] = ['2026-04-01T06:00:00.000Z', '2026-07-01T06:00:00.000Z'];
const DAY_MS = 86_400_000;

let memberId = '';
beforeEach(async () => {
  memberId = (await mintPlayer(stage.world, { balanceMinor: 100_000 })).id;
});
const balance = () => stage.world.ledger.balance(memberId, 'member.main');
const setTo = (input: object) => run('setVipQuarter', { memberId, ...input });

describe('the commands of VIP quarters', () => {
  it('MEM-10 QA-08 bring the valid bets of a quarter up, never down, and leave the money as it was', async () => {
    expect(await setTo({ validBet: '999.99' })).toMatchObject({ reached: 0, validBet: '999.99', state: null });
    expect(balance()).toBe(100_000);
    expect(await setTo({ validBet: '10000.00' })).toMatchObject({
      ...{ reached: 3, level: 3, needed: '500.00', validBet: '10000.00', state: 'free', endsAt: Q2 },
    });
    expect(await refusal(setTo({ validBet: '9999.99' }))).toContain('never taken back');
    expect(await run('showVip', { memberId })).toMatchObject({ validBet: '10000.00' });
    expect(stage.world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-10 QA-08 put benefits where they are wanted, up to the level that was reached', async () => {
    await setTo({ validBet: '10000.00' });
    expect(await setTo({ isJudged: true })).toMatchObject({ level: 3, state: 'done' });
    expect(await setTo({ level: 2 })).toMatchObject({ reached: 3, level: 2, state: 'back' });
    expect(await refusal(setTo({ level: 4 }))).toContain('3 at most');
    expect(await run('showVip', { memberId })).toMatchObject({ level: 2, isJudged: true });
    expect(await refusal(run('showVip', { memberId: 'nobody' }))).toContain('USER_NOT_FOUND');
    expect(await refusal(run('setVipQuarter', { memberId: 'nobody' }))).toContain('USER_NOT_FOUND');
  });

  it('MEM-10 QA-08 go to two weeks before the end of the quarter and to its end, when a second one that falls short lowers', async () => {
    await run('freezeClock', {});
    await setTo({ validBet: '10000.00' });
    expect(await refusal(run('endVipQuarter', { daysBefore: 90 }))).toContain('less than 90 days');
    expect((await run('endVipQuarter', { daysBefore: 14 })).now).toBe(
      new Date(Date.parse(Q2) - 14 * DAY_MS).toISOString(),
    );
    expect((await run('endVipQuarter', {})).now).toBe(Q2);
    // A bet that is late in the quarter counts in it.
    const game = { nodeId: '010001', vendor: 'OMT', gameType: 'RNG' as const };
    placeSummary(stage.world, {
      ...{ roundId: 'late', memberId, game, stakeMinor: 49_999, payoutMinor: 49_999, at: stage.world.clock.now() },
    });
    expect(await setTo({ isGrace: true })).toMatchObject({ state: 'grace', validBet: '499.99', endsAt: Q3 });
    expect((await run('endVipQuarter', {})).now).toBe(Q3);
    expect(await run('showVip', { memberId })).toMatchObject({ reached: 3, level: 2, state: 'lowered' });
    expect(stage.world.clock.now()).toBeGreaterThan(TEST_TIME_MS);
  });
});
