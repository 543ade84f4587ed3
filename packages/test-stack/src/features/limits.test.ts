import { beforeAll, describe, expect, it } from 'vitest';
import { openDice } from '../dice-player';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf } from '../test-browser';

const HOUR_MS = 3_600_000;
const under = (idempotencyKey: string) => ({ context: { idempotencyKey } });

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
beforeAll(async () => {
  world = await stack.world();
  // Of limits of a day: none of them ends meanwhile.
  await world.control.freeze();
  await world.control.run('setPaymentDelays', { depositSeconds: 0, withdrawalSeconds: 0 });
});

/** What became of calls that were made all at once. */
const codes = (asked: readonly Promise<unknown>[]) => Promise.all(asked.map(codeOf));
/** The same of rounds: a game says the code as the message. */
const codesOfRounds = (asked: readonly Promise<unknown>[]) =>
  Promise.all(
    asked.map((each) =>
      each.then(
        () => 'OK',
        ({ message }: Error) => message,
      ),
    ),
  );
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe("a member's own limits", () => {
  it('RG-01 MEM-16 are told in minor units, hold at once when they are lower, and wait for a word when not', async () => {
    player = await world.member();
    const { limits } = player.client;
    await limits.change.mutate({ kind: 'deposit', limits: { daily: 50_000, monthly: 90_000 } });
    const { states, changes, kinds } = await limits.change.mutate({ kind: 'deposit', limits: { daily: 20_000 } });
    expect(kinds).toEqual(['deposit', 'loss', 'stake', 'singleStake', 'time']);
    const today = (await limits.history.query()).at(-1);
    expect(today).toMatchObject({ depositedMinor: 0, netMinor: 0, playedMs: 0 });
    expect(states.slice(0, 3)).toEqual([
      expect.objectContaining({
        kind: 'deposit',
        period: 'daily',
        limitMinor: 20_000,
        usedMinor: 0,
        leftMinor: 20_000,
      }),
      expect.objectContaining({ period: 'weekly', limitMinor: null, leftMinor: null }),
      expect.objectContaining({ period: 'monthly', limitMinor: 90_000 }),
    ]);
    expect(changes).toEqual([
      expect.objectContaining({ kind: 'deposit', limits: { daily: 20_000 }, isConfirmable: false }),
    ]);
    const [change] = changes;
    const id = change?.id ?? '';
    expect(Date.parse(change?.confirmableFrom ?? '') - Date.parse(change?.askedAt ?? '')).toBe(24 * HOUR_MS);
    expect(await codeOf(limits.confirm.mutate({ id }))).toBe('LIMIT_CHANGE_TOO_EARLY');
    expect((await limits.cancel.mutate({ id })).changes).toEqual([]);
    expect(await codeOf(limits.confirm.mutate({ id }))).toBe('LIMIT_CHANGE_NOT_FOUND');
    expect((await limits.change.mutate({ kind: 'time', limits: { minutes: 90 } })).timeMinutes).toBe(90);
    expect(await codeOf(limits.change.mutate({ kind: 'stake', limits: { weekly: 500, monthly: 400 } }))).toBe(
      'LIMIT_INVALID',
    );
  });

  it('RG-01 are asked for before the first deposit, until one is chosen or gone without', async () => {
    const { client } = await world.member();
    expect(await client.limits.read.query()).toMatchObject({ asksBeforeDeposit: true, isReviewDue: false });
    const answered = await client.limits.answerReminder.mutate({ answer: 'WITHOUT_LIMITS' });
    expect([answered.asksBeforeDeposit, (await client.limits.read.query()).asksBeforeDeposit]).toEqual([false, false]);
    const funded = await world.member({ balanceMinor: 10_000 });
    expect((await funded.client.limits.read.query()).asksBeforeDeposit).toBe(false);
  });

  it('MEM-16 let exactly the allowed sum through of two hundred deposits at once', async () => {
    const { client } = await world.member();
    await client.limits.change.mutate({ kind: 'deposit', limits: { daily: 40_000 } });
    const answers = await codes(
      times(200, (index) =>
        client.cashier.createDeposit.mutate({ channelId: 'spei', amountMinor: 10_000 }, under(`at-once-${index}`)),
      ),
    );
    const tally = (code: string) => answers.filter((each) => each === code).length;
    // The gateway answers some of so many by itself.
    expect([tally('OK'), tally('DEPOSIT_LIMIT_REACHED') + tally('RATE_LIMITED')]).toEqual([4, 196]);
    const [daily] = (await client.limits.read.query()).states;
    expect(daily).toMatchObject({ usedMinor: 40_000, leftMinor: 0 });
  });

  it('RG-01 let exactly the allowed stakes through of many at once, and none beyond what may be lost', async () => {
    const staker = await world.member({ balanceMinor: 500_000 });
    const { limits } = staker.client;
    const game = await openDice(staker);
    const stakes = (name: string) =>
      codesOfRounds(
        times(40, (index) => game.place(`${name}-${index}-round`, { side: 'under', target: 4_850, stakeMinor: 1_000 })),
      );
    await limits.change.mutate({ kind: 'stake', limits: { daily: 7_999 } });
    const staked = await stakes('staked');
    expect([staked.filter((code) => code === 'OK').length, new Set(staked)]).toEqual([
      7,
      new Set(['OK', 'LIMIT_REACHED']),
    ]);

    const loser = await world.member({ balanceMinor: 500_000 });
    await loser.client.limits.change.mutate({ kind: 'loss', limits: { rolling: 2_500 } });
    const losing = await openDice(loser);
    const bet = { side: 'under', target: 200, stakeMinor: 1_300 };
    const { id: memberId } = loser;
    await world.control.run('forceRound', { memberId, nodeId: losing.gameId, bet, wish: { roll: 9_999 } });
    const lost = await codesOfRounds(times(100, (index) => losing.place(`lost-${index}-round`, bet)));
    expect([lost.filter((code) => code === 'OK').length, new Set(lost)]).toEqual([1, new Set(['OK', 'LIMIT_REACHED'])]);
    expect((await loser.client.wallet.balance.query()).mainMinor).toBe(500_000 - 1_300);
    const rolling = (await loser.client.limits.read.query()).states.find(({ period }) => period === 'rolling');
    expect(rolling).toMatchObject({ kind: 'loss', limitMinor: 2_500, usedMinor: 1_300 });
  });
});
