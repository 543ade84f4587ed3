import type { SlipForm, SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { byQuarters } from '@tonalli/sportsbook/asian';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATCH_MS, type Scripted, serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();

/** An exact share: numerator and denominator. */
type Share = readonly [bigint, bigint];
const add = ([a, b]: Share, [c, d]: Share): Share => [a * d + c * b, b * d];
const times = ([a, b]: Share, [c, d]: Share): Share => [a * c, b * d];

/** A bet on a line of wholes or halves, by plain comparison: odds, stake back, or nothing. */
function plainShare(aheadQuarters: number, oddsMilli: number): Share {
  if (aheadQuarters > 0) return [BigInt(oddsMilli), 1_000n];
  return aheadQuarters === 0 ? [1n, 1n] : [0n, 1n];
}

/** A quarter line is two bets of half the stake, each on a line beside it. */
function legShare({ ahead, oddsMilli }: Drawn): Share {
  if (ahead % 2 === 0) return plainShare(ahead, oddsMilli);
  const both = add(plainShare(ahead - 1, oddsMilli), plainShare(ahead + 1, oddsMilli));
  return times(both, [1n, 2n]);
}

interface Drawn {
  readonly oddsMilli: number;
  /** How far the side is ahead with its line, in quarters. */
  readonly ahead: number;
}

/** All sets of legs of such sizes, by counting in twos. */
function setsOf(legs: readonly Drawn[], sizes: readonly number[]): Drawn[][] {
  const sets: Drawn[][] = [];
  for (let mask = 1; mask < 2 ** legs.length; mask += 1) {
    const set = legs.filter((_, place) => Math.floor(mask / 2 ** place) % 2 === 1);
    if (sizes.includes(set.length)) sets.push(set);
  }
  return sets;
}

const CUSTOMARY: Readonly<Record<string, { legs: number; sizes: number[] }>> = {
  trixie: { legs: 3, sizes: [2, 3] },
  patent: { legs: 3, sizes: [1, 2, 3] },
  yankee: { legs: 4, sizes: [2, 3, 4] },
  lucky15: { legs: 4, sizes: [1, 2, 3, 4] },
  canadian: { legs: 5, sizes: [2, 3, 4, 5] },
};

function sizesOf(form: SlipForm, legs: number): number[] {
  if (form.kind === 'singles') return [1];
  if (form.kind === 'parlay') return [legs];
  return form.kind === 'system' ? [form.size] : (CUSTOMARY[form.name]?.sizes ?? []);
}

const owed = (sets: readonly Drawn[][], stakeMinor: number): number => {
  const shares = sets.map((set) => set.map(legShare).reduce(times, [1n, 1n] as Share));
  const [above, below] = shares.reduce(add, [0n, 1n] as Share);
  return Number((BigInt(stakeMinor) * above) / below);
};

const leg = (place: number, oddsMilli: number): SlipLeg => ({
  event: `2026-01-15-${String(place + 1).padStart(3, '0')}`,
  ...{ type: 'asianHandicap', key: 'match:-1', selection: 'home', oddsMilli, version: 1 },
});

function offer(script: Scripted, legs: readonly SlipLeg[]): void {
  for (const one of legs) {
    script.event(one.event, stage.world.clock.now() + MATCH_MS);
    script.price(one, { oddsMilli: one.oddsMilli });
  }
}

const formOf = (legs: number): fc.Arbitrary<SlipForm> => {
  const forms: fc.Arbitrary<SlipForm>[] = [fc.constant({ kind: 'singles' })];
  if (legs > 1) forms.push(fc.constant({ kind: 'parlay' }));
  if (legs > 2) forms.push(fc.integer({ min: 2, max: legs - 1 }).map((size) => ({ kind: 'system', size })));
  for (const [name, system] of Object.entries(CUSTOMARY))
    if (system.legs === legs) forms.push(fc.constant({ kind: 'named', name: name as 'trixie' }));
  return fc.oneof(...forms);
};

const drawn = fc.record({ oddsMilli: fc.integer({ min: 1_010, max: 6_000 }), ahead: fc.integer({ min: -4, max: 4 }) });
const slips = fc
  .array(drawn, { minLength: 1, maxLength: 5 })
  .chain((legs) =>
    fc.record({ legs: fc.constant(legs), form: formOf(legs.length), stakeMinor: fc.integer({ min: 100, max: 999 }) }),
  );

describe('what a slip pays', () => {
  it('GAME-05 is what a second count makes of it, for any form and any results', async () => {
    await fc.assert(
      fc.asyncProperty(slips, async ({ legs, form, stakeMinor }) => {
        const script = stage.script();
        const ana = await stage.player();
        const bet = legs.map(({ oddsMilli }, place) => leg(place, oddsMilli));
        offer(script, bet);
        const placed = await ana.placed(bet, { form, stakeMinor });
        const sets = setsOf(legs, sizesOf(form, legs.length));
        expect([placed.lines, placed.stakeMinor]).toEqual([sets.length, sets.length * stakeMinor]);
        expect(ana.balance()).toBe(1_000_000 - placed.stakeMinor);
        for (const [place, { ahead }] of legs.entries()) script.result(leg(place, 0), byQuarters(ahead));
        stage.decide(...bet.map(({ event }) => event));
        const settled = await ana.slip(placed.slipId);
        expect(settled.payoutMinor).toBe(owed(sets, stakeMinor));
        expect(ana.balance()).toBe(1_000_000 - placed.stakeMinor + settled.payoutMinor);
        expect(['WON', 'LOST', 'VOID']).toContain(settled.state);
      }),
      { numRuns: 120 },
    );
  });

  it('GAME-05 GAME-16 waits for each leg, and says how each came out', async () => {
    const script = stage.script();
    const ana = await stage.player();
    const legs = [leg(0, 1_920), leg(1, 2_000), leg(2, 3_000)];
    offer(script, legs);
    const { slipId } = await ana.placed(legs);
    script.result(legs[0] as SlipLeg, 'HALF_WON');
    script.result(legs[1] as SlipLeg, 'VOID', 'postponed');
    stage.decide(...legs.map(({ event }) => event));
    expect(await ana.slip(slipId)).toMatchObject({
      ...{ state: 'OPEN', payoutMinor: 0 },
      legs: [{ result: 'HALF_WON' }, { result: 'VOID', voidReason: 'postponed' }, { result: null }],
    });
    script.result(legs[2] as SlipLeg, 'WON');
    stage.decide(leg(2, 0).event);
    // 10.00 at (1 + 1.92) / 2, then 3.00: 43.80.
    expect(await ana.slip(slipId)).toMatchObject({ state: 'WON', payoutMinor: 4_380 });
    expect(ana.balance()).toBe(1_000_000 - 1_000 + 4_380);
  });

  it.each([
    ['a win', [1_500], ['WON'], 1_000],
    ['a loss', [2_000], ['LOST'], 1_000],
    ['half a win', [2_000], ['HALF_WON'], 500],
    ['half a loss', [2_000], ['HALF_LOST'], 500],
    ['what came back', [2_000], ['VOID'], 0],
    ['what hardly risks anything', [1_499], ['WON'], 0],
    ['a parlay that risks enough', [1_300, 1_300], ['WON', 'HALF_WON'], 1_000],
    ['a parlay that does not', [1_200, 1_200], ['WON', 'WON'], 0],
    ['a parlay of half results', [2_000, 2_000], ['HALF_WON', 'VOID'], 500],
  ] as const)('AG-09 GAME-05 counts %s as play by the rule of all bets', async (...[, odds, results, valid]) => {
    const script = stage.script();
    const ana = await stage.player();
    const legs = odds.map((oddsMilli, place) => leg(place, oddsMilli));
    offer(script, legs);
    await ana.placed(legs);
    for (const [place, result] of results.entries()) script.result(leg(place, 0), result);
    stage.decide(...legs.map(({ event }) => event));
    const counted = stage.world.sqlite
      .prepare<[], number>('SELECT coalesce(valid_minor, stake_minor) FROM bets')
      .pluck();
    expect(counted.get()).toBe(valid);
  });
});
