import type { OwnLimits } from '@tonalli/contracts/limits/own-limits';
import { expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { decide, requireStake } from '../../guard/decide';
import { PlatformFailure } from '../../kernel/failure';
import { keepLimits } from '../../people/player-protection';
import { TEST_TIME_MS } from '../../testing/test-time';
import { createTestWorld } from '../../testing/test-world';
import { ladder } from '../../wagering/families/ladder-fixture';
import { createRunner } from '../../wagering/runner';
import { paid, voided } from '../../wagering/settlement';
import { SUMMARY_LINE, summary } from '../../wagering/summary';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The test's time is Thursday, 15 January 2026, noon in Mexico City. */
const MIDNIGHT = Date.parse('2026-01-16T06:00:00.000Z');
const MONDAY = Date.parse('2026-01-19T06:00:00.000Z');
const FEBRUARY = Date.parse('2026-02-01T06:00:00.000Z');

const runner = createRunner({ games: [summary, ladder] });
let rounds = 0;

interface Bet {
  by?: 'member' | 'operator';
  wallet?: 'main' | 'trial';
}

async function limited(limits: OwnLimits, type: 0 | 4 = 0) {
  const world = createTestWorld();
  const { id: memberId } = await mintMember(world, { balanceMinor: 10_000_000, type });
  keepLimits(world, memberId, limits);
  const place = (stakeMinor: number, payoutMinor: number | null, { by, wallet = 'main' }: Bet = {}) => {
    rounds += 1;
    const placed = runner.place(world, {
      ...{ roundId: `R${rounds}`, memberId, nodeId: '010001', wallet, roundKey: null, at: world.clock.now() },
      bet: { stakeMinor, payoutMinor },
      title: () => ({ vendor: 'OMT', gameType: 'RNG', family: 'summary' }),
      ...(by && { by }),
    });
    return placed.roundId;
  };
  return {
    world,
    memberId,
    place,
    refusal: (stakeMinor: number, bet?: Bet) => refusalOf(() => place(stakeMinor, 0, bet)),
  };
}

function refusalOf(work: () => unknown) {
  try {
    work();
    return null;
  } catch (failure) {
    if (failure instanceof PlatformFailure) return { code: failure.code, ...failure.extra.limit };
    throw failure;
  }
}
const iso = (at: number) => new Date(at).toISOString();

it.each([
  ['daily', MIDNIGHT],
  ['weekly', MONDAY],
  ['monthly', FEBRUARY],
] as const)('RG-01 a %s limit on losses counts net, to the last centavo, and begins anew', async (period, anew) => {
  const { world, place, refusal } = await limited({ loss: { [period]: 50_000 } });
  place(30_000, 0);
  place(20_000, 5_000);
  const reached = { code: 'LIMIT_REACHED', kind: 'loss', period, limitMinor: 50_000, usedMinor: 45_000 };
  expect(refusal(5_001)).toEqual({ ...reached, startsAnewAt: iso(anew) });
  place(5_000, 10_000);
  expect(refusal(10_001)).toMatchObject({ usedMinor: 40_000 });
  world.clock.set(anew - 1);
  expect(refusal(10_001)).toMatchObject({ code: 'LIMIT_REACHED' });
  world.clock.set(anew);
  expect(refusal(50_001)).toMatchObject({ code: 'LIMIT_REACHED', usedMinor: 0 });
  place(50_000, 0);
});

it('RG-01 what is open counts as lost until it is decided, whenever it was placed', async () => {
  const { world, place, refusal } = await limited({ loss: { daily: 50_000 } });
  const open = [place(20_000, null), place(10_000, null)];
  expect(refusal(20_001)).toMatchObject({ kind: 'loss', usedMinor: 30_000 });
  world.clock.set(MIDNIGHT);
  expect(refusal(20_001)).toMatchObject({ usedMinor: 30_000 });
  runner.settle(world, { roundId: open[0] ?? '', results: [paid(SUMMARY_LINE, 20_000, 25_000)] });
  expect(refusal(45_001)).toMatchObject({ usedMinor: 5_000 });
  runner.cancel(world, open[1] ?? '');
  expect(refusal(55_001)).toMatchObject({ usedMinor: 0 });
  place(55_000, 0);
});

it('RG-01 what was given back is no loss, and what was called off no stake', async () => {
  const { world, place, refusal } = await limited({ loss: { daily: 30_000 }, stake: { daily: 90_000 } });
  const open = place(30_000, null);
  runner.settle(world, { roundId: open, results: [voided(SUMMARY_LINE, 30_000)] });
  runner.cancel(world, place(30_000, null));
  place(30_000, 30_000);
  expect(refusal(30_001)).toMatchObject({ kind: 'loss', usedMinor: 0 });
  place(30_000, 30_000);
  expect(refusal(1)).toMatchObject({ kind: 'stake', usedMinor: 90_000 });
});

it.each([
  ['daily', MIDNIGHT],
  ['weekly', MONDAY],
  ['monthly', FEBRUARY],
] as const)('RG-01 a %s limit on stakes counts them whatever they paid, open ones too', async (period, anew) => {
  const { world, place, refusal } = await limited({ stake: { [period]: 50_000 } });
  place(30_000, 90_000);
  place(10_000, null);
  const reached = { code: 'LIMIT_REACHED', kind: 'stake', period, limitMinor: 50_000, usedMinor: 40_000 };
  expect(refusal(10_001)).toEqual({ ...reached, startsAnewAt: iso(anew) });
  place(10_000, 0);
  expect(refusal(1)).toMatchObject({ usedMinor: 50_000 });
  world.clock.set(anew);
  expect(refusal(40_001)).toMatchObject({ usedMinor: 10_000 });
});

it('RG-01 a single stake is held to its limit, and no time makes room for more', async () => {
  const { place, refusal } = await limited({ singleStake: { each: 5_000 } });
  for (const stakeMinor of [5_000, 5_000, 5_000]) place(stakeMinor, 0);
  const reached = { kind: 'singleStake', period: 'each', limitMinor: 5_000, usedMinor: 0, startsAnewAt: null };
  expect(refusal(5_001)).toEqual({ code: 'LIMIT_REACHED', ...reached });
});

it('RG-01 of the last 24 hours says when enough has fallen out of them', async () => {
  const { world, place, refusal } = await limited({ loss: { rolling: 50_000 } });
  const at = (minutes: number) => world.clock.set(TEST_TIME_MS + minutes * 60_000);
  at(1);
  place(20_000, 0);
  at(61);
  place(30_000, 10_000);
  at(125);
  place(10_000, 0);
  // 20,000 of minute 1, 20,000 of minute 61, 10,000 of minute 125: all of it is used.
  const anewAt = (minutes: number) => iso(TEST_TIME_MS + minutes * 60_000 + DAY_MS);
  expect(refusal(1)).toEqual({
    ...{ code: 'LIMIT_REACHED', kind: 'loss', period: 'rolling', limitMinor: 50_000, usedMinor: 50_000 },
    startsAnewAt: anewAt(5),
  });
  expect(refusal(20_001)).toMatchObject({ startsAnewAt: anewAt(65) });
  expect(refusal(50_000)).toMatchObject({ startsAnewAt: anewAt(130) });
  expect(refusal(50_001)).toMatchObject({ startsAnewAt: null });
  at(24 * 60 + 1);
  expect(refusal(1)).toMatchObject({ usedMinor: 50_000 });
  world.clock.set(TEST_TIME_MS + 60_000 + DAY_MS + 1);
  expect(refusal(20_001)).toMatchObject({ usedMinor: 30_000 });
  place(20_000, 0);
});

it('RG-01 a bet that stakes a part and holds the rest is held to its limit with both', async () => {
  const { world, memberId, refusal } = await limited({ loss: { daily: 30_000 } });
  const climb = (rungs: number) => () =>
    world.transaction(() =>
      runner.place(world, {
        ...{ roundId: `ladder-${rungs}`, memberId, nodeId: '010001', wallet: 'main', roundKey: null },
        ...{ at: world.clock.now(), bet: { unitMinor: 10_000, rungs } },
        title: () => ({ vendor: 'OMT', gameType: 'RNG', family: 'ladder' }),
      }),
    );
  expect(refusalOf(climb(4))).toMatchObject({ code: 'LIMIT_REACHED', usedMinor: 0 });
  expect(world.ledger.balance(memberId, 'member.main')).toBe(10_000_000);
  climb(3)();
  expect(refusal(1)).toMatchObject({ code: 'LIMIT_REACHED', usedMinor: 30_000 });
});

it('RG-01 is asked of what is added to a round that is open', async () => {
  const { world, memberId } = await limited({ loss: { daily: 5_000 } });
  const title = { nodeId: '010001', gameType: 'RNG', family: 'summary' } as const;
  const added = { memberId, amountMinor: 5_001, by: 'member', isStart: false, title } as const;
  expect(refusalOf(() => world.transaction(() => requireStake(world, added)))).toMatchObject({ kind: 'loss' });
});

it('RG-01 holds neither what is played by hand, nor play money, nor who chose nothing', async () => {
  const { place } = await limited({ loss: { daily: 1 }, stake: { daily: 1 }, singleStake: { each: 1 } });
  place(5_000, 0, { by: 'operator' });
  const trial = await limited({ loss: { daily: 1 } }, 4);
  trial.place(5_000, 0, { wallet: 'trial' });
  const free = await limited({});
  free.place(5_000_000, 0);
});

it('MEM-16 a transfer to the member is held to the limit of deposits', async () => {
  const { world, memberId } = await limited({ deposit: { daily: 5_000 } });
  const transfer = { kind: 'transfer.member', memberId, by: 'member' } as const;
  const asked = (amountMinor: number) => world.transaction(() => decide(world, { ...transfer, amountMinor }));
  expect(asked(5_001)).toMatchObject({ refusal: { code: 'DEPOSIT_LIMIT_REACHED' } });
  expect(asked(5_000)).toHaveProperty('permit');
});
