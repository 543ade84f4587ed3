import { fetchManualRebate, listManualRebates, manualRebate } from '@tonalli/contracts/rebates/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepBreak } from '../../people/player-protection';
import { setRate } from '../../people/rates';
import { SLOT_MS } from '../../rollups/time-parts';
import { callsAs, mintPlayer, tokenFor } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { createRunner } from '../../wagering/runner';
import { voided } from '../../wagering/settlement';
import { SUMMARY_LINE, summary } from '../../wagering/summary';
import { placeBet } from '../../wagering/testing/summary-bets';
import { accruedOf, rebateIncome } from './agent-rebates';

const DAY_MS = 86_400_000;
const stage = await serveWorlds();
const runner = createRunner({ games: [summary] });
let rounds = 0;

/** The specification's path: 1.2 %, 1.0 %, 0.8 %, and a member at 0.5 %. */
async function line() {
  const { world, platform } = stage;
  const minted = async (rateBp: number, request: Parameters<typeof mintPlayer>[1]) => {
    const player = await mintPlayer(world, { balanceMinor: 10_000_000, ...request });
    setRate(world, { memberId: player.id, category: 'RNG', rateBp, setBy: 'test' });
    const now = () => ({ token: tokenFor(world, player.id), world: world.name });
    return {
      ...player,
      ...callsAs(platform, now()),
      now,
      balance: () => world.ledger.balance(player.id, 'member.main'),
    };
  };
  const a = await minted(120, { type: 1, balanceMinor: 0 });
  const b = await minted(100, { type: 1, uplineId: a.id, balanceMinor: 0 });
  const c = await minted(80, { type: 2, uplineId: b.id, balanceMinor: 0 });
  const d = await minted(50, { uplineId: c.id });
  world.clock.set(TEST_TIME_MS + SLOT_MS);
  return { a, b, c, d };
}

let all: Awaited<ReturnType<typeof line>>;
beforeEach(async () => {
  all = await line();
});

function bet(memberId: string, stakeMinor: number, gameType: 'RNG' | 'LIVE' = 'RNG'): string {
  rounds += 1;
  const roundId = `R${rounds}`;
  const at = stage.world.clock.now();
  placeBet(stage.world, { nodeId: '010001', vassalage: 'OMT', roundId, memberId, gameType, stakeMinor, at }, 0);
  return roundId;
}
const voidBet = (roundId: string, stakeMinor: number) =>
  runner.correct(stage.world, { roundId, results: [voided(SUMMARY_LINE, stakeMinor)] });
const closeSlot = () => stage.world.clock.advance(SLOT_MS);
const balances = () => [all.a, all.b, all.c].map(({ balance }) => balance());
const postings = (kind: string) =>
  stage.world.sqlite
    .prepare<[string], number>('SELECT amount_minor FROM postings WHERE kind = ? ORDER BY id')
    .pluck()
    .all(kind);
const clean = () => expect(stage.world.ledger.audit().findings).toEqual([]);

describe('the differential', () => {
  it('AG-09 gives each of the path what the rate has above the one below, once the slot has closed', () => {
    bet(all.d.id, 1_000_000);
    expect(balances()).toEqual([0, 0, 0]);
    expect(accruedOf(stage.world, all.c.id)).toEqual({
      ...{ categories: [{ category: 'RNG', amountMinor: 3_000 }], owedMinor: 0, bookedAt: null },
    });
    stage.world.clock.advance(SLOT_MS - 1);
    expect(balances()).toEqual([0, 0, 0]);
    stage.world.clock.advance(1);
    expect(balances()).toEqual([2_000, 2_000, 3_000]);
    expect(accruedOf(stage.world, all.c.id)).toMatchObject({ categories: [], bookedAt: TEST_TIME_MS + 2 * SLOT_MS });
    stage.world.clock.advance(DAY_MS);
    expect(balances()).toEqual([2_000, 2_000, 3_000]);
    clean();
  });

  it('AG-09 rounds the day and not the bet: what no bet gives alone, all of them give together', () => {
    for (let index = 0; index < 30; index += 1) {
      bet(all.d.id, 10);
      if (index % 7 === 0) closeSlot();
    }
    closeSlot();
    // 300 at 0.5, 0.8, 1.0 and 1.2 %: 1, 2, 3 and 3 whole centavos.
    expect(balances()).toEqual([0, 1, 1]);
    clean();
  });

  it('AG-09 books a slot once, with one posting for an agent however many members and categories are in it', async () => {
    const e = await mintPlayer(stage.world, { uplineId: all.c.id, balanceMinor: 1_000_000 });
    setRate(stage.world, { memberId: all.a.id, category: 'LIVE', rateBp: 60, setBy: 'test' });
    closeSlot();
    bet(all.d.id, 100_000);
    bet(e.id, 100_000);
    bet(e.id, 50_000, 'LIVE');
    closeSlot();
    expect(postings('agent.rebate')).toEqual([700, 400, 1_100]);
    expect(rebateIncome(stage.world, all.a.id, { from: 0, to: Number.MAX_SAFE_INTEGER })).toEqual([
      { category: 'LIVE', amountMinor: 300 },
      { category: 'RNG', amountMinor: 400 },
    ]);
    clean();
  });

  it('AG-09 has a rate that is set within a slot count from the next slot on', () => {
    setRate(stage.world, { memberId: all.c.id, category: 'RNG', rateBp: 100, setBy: 'test' });
    stage.world.clock.advance(1);
    setRate(stage.world, { memberId: all.a.id, category: 'RNG', rateBp: 200, setBy: 'test' });
    bet(all.d.id, 100_000);
    closeSlot();
    expect(balances()).toEqual([200, 0, 500]);
    bet(all.d.id, 100_000);
    closeSlot();
    expect(balances()).toEqual([200 + 1_000, 0, 500 + 500]);
  });

  it('AG-09 books nothing where nobody has a rate, and schedules nothing', async () => {
    const world = stage.platform.worlds.create();
    const player = await mintPlayer(world, { balanceMinor: 10_000 });
    const game = { nodeId: '010001', vassalage: 'OMT', gameType: 'RNG' } as const;
    placeBet(world, { ...game, roundId: 'X', memberId: player.id, stakeMinor: 100, at: world.clock.now() }, 0);
    expect(world.clock.pending().filter(({ kind }) => kind === 'rebates.slot')).toEqual([]);
  });
});

describe('a correction', () => {
  it('AG-09 takes back in its own slot what the bet gave, on whatever day', () => {
    const round = bet(all.d.id, 1_000_000);
    closeSlot();
    stage.world.clock.advance(2 * DAY_MS);
    voidBet(round, 1_000_000);
    expect(accruedOf(stage.world, all.c.id).categories).toEqual([{ category: 'RNG', amountMinor: -3_000 }]);
    closeSlot();
    expect(balances()).toEqual([0, 0, 0]);
    expect(postings('agent.clawback')).toEqual([2_000, 2_000, 3_000]);
    clean();
  });

  it('AG-09 takes no more than the agent has; the rest comes off what is given next', () => {
    const round = bet(all.d.id, 1_000_000);
    closeSlot();
    stage.world.transaction(() =>
      stage.world.ledger.postWithin({
        ...{ kind: 'withdrawal.hold', key: 'w', memberId: all.c.id, amountMinor: 2_900, reference: 'W1', at: 0 },
      }),
    );
    voidBet(round, 1_000_000);
    closeSlot();
    expect(balances()).toEqual([0, 0, 0]);
    expect(accruedOf(stage.world, all.c.id)).toMatchObject({ categories: [], owedMinor: 2_900 });
    clean();
    bet(all.d.id, 500_000);
    closeSlot();
    expect(balances()).toEqual([1_000, 1_000, 0]);
    expect(accruedOf(stage.world, all.c.id).owedMinor).toBe(1_400);
    bet(all.d.id, 500_000);
    closeSlot();
    expect(balances()).toEqual([2_000, 2_000, 100]);
    expect(accruedOf(stage.world, all.c.id).owedMinor).toBe(0);
    clean();
  });
});

const claim = (key: string, gameType?: string) =>
  stage.platform
    .call(manualRebate, gameType ? { gameType } : {}, { ...all.d.now(), idempotencyKey: key })
    .then(({ envelope }) => (envelope.success ? 'OK' : envelope.code));

describe('the own rebate', () => {
  const START_BALANCE = 10_000_000;

  it('MEM-10 is claimed of the days passed, by category, with the account record and the history', async () => {
    bet(all.d.id, 300_000);
    closeSlot();
    const { list, claimDays } = await all.d.value(fetchManualRebate);
    expect(claimDays).toBe(90);
    expect(list).toEqual([
      {
        ...{ gameType: 'RNG', rate: 50, validBet: '0.00', amount: '0.00', from: null, to: null },
        ...{ validBetToday: '3000.00', amountToday: '15.00' },
      },
    ]);
    expect(await claim('today')).toBe('REBATE_NOT_AVAILABLE');
    stage.world.clock.advance(DAY_MS);
    const as = all.d.now();
    expect(await stage.platform.value(fetchManualRebate, {}, as)).toMatchObject({
      list: [{ validBet: '3000.00', amount: '15.00', from: '2026-01-15', to: '2026-01-15', amountToday: '0.00' }],
    });
    const paid = await stage.platform.value(manualRebate, { gameType: 'RNG' }, { ...as, idempotencyKey: 'claim' });
    expect(paid).toMatchObject({
      amount: '15.00',
      claims: [{ claimId: 'MR00000001', gameType: 'RNG', amount: '15.00' }],
    });
    expect(all.d.balance()).toBe(START_BALANCE - 300_000 + 1_500);
    expect(postings('rebate.claim')).toEqual([1_500]);
    const listed = await stage.platform.value(listManualRebates, { pageNo: '1', pageSize: '10' }, as);
    expect(listed).toMatchObject({ totalRows: 1, content: paid.claims });
    clean();
  });

  it('MEM-10 is paid once, however often and however many at once it is asked for', async () => {
    bet(all.d.id, 300_000);
    stage.world.clock.advance(DAY_MS);
    expect(await claim('one')).toBe('OK');
    expect(await claim('one')).toBe('OK');
    bet(all.d.id, 100_000);
    stage.world.clock.advance(DAY_MS);
    const codes = await Promise.all(Array.from({ length: 6 }, (_, index) => claim(`many-${index}`)));
    expect(codes.toSorted()).toEqual(['OK', ...Array(5).fill('REBATE_NOT_AVAILABLE')]);
    expect(postings('rebate.claim')).toEqual([1_500, 500]);
    clean();
  });

  it('MEM-10 of one category leaves the others, and knows none that is no category', async () => {
    setRate(stage.world, { memberId: all.a.id, category: 'LIVE', rateBp: 60, setBy: 'test' });
    setRate(stage.world, { memberId: all.b.id, category: 'LIVE', rateBp: 60, setBy: 'test' });
    setRate(stage.world, { memberId: all.c.id, category: 'LIVE', rateBp: 60, setBy: 'test' });
    setRate(stage.world, { memberId: all.d.id, category: 'LIVE', rateBp: 60, setBy: 'test' });
    closeSlot();
    bet(all.d.id, 100_000);
    bet(all.d.id, 100_000, 'LIVE');
    stage.world.clock.advance(DAY_MS);
    expect(await claim('live', 'LIVE')).toBe('OK');
    expect(await claim('live-2', 'LIVE')).toBe('REBATE_NOT_AVAILABLE');
    expect(await claim('none', 'NADA')).toBe('INVALID_REQUEST');
    expect(await claim('rest')).toBe('OK');
    expect(postings('rebate.claim')).toEqual([600, 500]);
  });

  it('MEM-10 comes off by corrections before more is paid', async () => {
    const round = bet(all.d.id, 200_000);
    stage.world.clock.advance(DAY_MS);
    expect(await claim('first')).toBe('OK');
    voidBet(round, 200_000);
    bet(all.d.id, 300_000);
    stage.world.clock.advance(DAY_MS);
    expect(await claim('second')).toBe('OK');
    expect(postings('rebate.claim')).toEqual([1_000, 500]);
    clean();
  });

  it('MEM-10 lapses after the days that the operator gives, and is of no trial account, nor on a break', async () => {
    bet(all.d.id, 300_000);
    stage.world.clock.advance(91 * DAY_MS);
    expect(await claim('late')).toBe('REBATE_NOT_AVAILABLE');
    const trial = await mintPlayer(stage.world, { type: 4 });
    const asTrial = { token: trial.token, world: stage.world.name, idempotencyKey: 'trial' };
    expect((await stage.platform.call(manualRebate, {}, asTrial)).envelope).toMatchObject({ code: 'TRIAL_ACCOUNT' });
    bet(all.d.id, 300_000);
    stage.world.clock.advance(DAY_MS);
    const at = stage.world.clock.now();
    keepBreak(stage.world, all.d.id, { kind: 'TIME_OUT', from: at, until: at + 7 * DAY_MS });
    expect(await claim('break')).toBe('ACCOUNT_ON_BREAK');
    expect(postings('rebate.claim')).toEqual([]);
  });
});
