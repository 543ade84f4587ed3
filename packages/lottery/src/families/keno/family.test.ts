import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatestPayoutMinor, payoutMinor, proposedTable } from '../../odds';
import type { Play, Selection } from '../../play';
import { chiSquareOf, leaningDraws, scripted, seeded } from '../plays/testing/draws';
import { expectExample, expectFaults, expectLaws, returnsOf, selectionsOf } from '../plays/testing/laws';
import { keno } from './family';
import { falling, NUMBERS, settle } from './testing/rules';

const FACTS = { drawsAt: 0, stations: [] };

const picksOf = (id: string) => Number(id.slice('pick-'.length));
const selectionsFor = (play: Play): fc.Arbitrary<Selection> =>
  play.group === 'picks'
    ? fc.tuple(fc.subarray(NUMBERS, { minLength: picksOf(play.id), maxLength: Math.min(15, picksOf(play.id) + 3) }))
    : selectionsOf(play, []);

/** Draws whose sums and halves lie on every side of every line, beside those that hit what is chosen. */
const resultsFor = (selection: Selection) => {
  const leaning = leaningDraws(NUMBERS, 20)(selection);
  const from = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 21 }));
  const tilted = from.map(([at, left]) => [...NUMBERS.slice(at, at + 19), NUMBERS[Math.min(79, at + 19 + left)] ?? '']);
  return fc.oneof(leaning, tilted);
};

describe('keno', () => {
  describe.each(keno.plays.map((play) => [play.id, play] as const))('%s', (_, play) => {
    const selections = selectionsFor(play);

    it('LOTT-06 counts, spells out and settles alike, and knows its greatest win', () => {
      expectLaws({ family: keno, play, selections, results: resultsFor, settle }, 16);
    });

    it('LOTT-06 takes selections in one form only, and wins in its example', () => {
      expectFaults(play, selections);
      expectExample(play);
    });
  });

  it.each(keno.plays.filter(({ group }) => group === 'picks').map((play) => [play.id, play] as const))(
    'LOTT-06 reaches the greatest win of %s with some of the chosen numbers drawn',
    (_, play) => {
      const terms = { odds: proposedTable(keno), stakeMinor: 100 };
      const law = fc.property(selectionsFor(play), ([chosen = []]) => {
        const others = NUMBERS.filter((number) => !chosen.includes(number));
        const payouts = [0, ...chosen.keys()].map((__, drawn) => {
          const draw = [...chosen.slice(0, drawn), ...others].slice(0, 20);
          return payoutMinor(play, play.hits([chosen], draw), terms);
        });
        expect(greatestPayoutMinor(play, [chosen], terms)).toBe(Math.max(...payouts));
      });
      fc.assert(law, { numRuns: 5 });
    },
  );

  it('LOTT-06 hits so many of its picks with the chance of taking them one by one', () => {
    const chosen = keno.plays.filter(({ group }) => group === 'picks');
    expect(chosen.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((picks) => `pick-${picks}`));
    for (const [index, play] of chosen.entries()) {
      const picks = index + 1;
      for (const { id, chance } of play.kinds[0]?.prizes ?? []) {
        const hit = Number(id.slice(4));
        const orders = falling(picks, hit) / falling(hit, hit);
        const ways = orders * falling(20, hit) * falling(60, picks - hit);
        expect(ways * chance.of, `${play.id} ${id}`).toBe(chance.ways * falling(80, picks));
      }
    }
  });

  it.each([
    [1, [0, 3.8], 95.0],
    [2, [0, 0.5, 12.5], 94.1],
    [3, [0, 0, 2.5, 43], 94.4],
    [4, [0, 0, 1.5, 6, 120], 94.6],
    [5, [0, 0, 0.5, 3.2, 18, 480], 93.1],
    [6, [0, 0, 0, 2, 9, 70, 1500], 92.7],
    [7, [0, 0, 0, 1, 4.5, 28, 200, 5000], 92.0],
    [8, [1, 0, 0, 0, 2, 14, 80, 900, 15000], 90.6],
    [9, [1.5, 0, 0, 0, 1, 6, 40, 280, 3500, 30000], 93.6],
    [10, [2, 0, 0, 0, 0, 4, 22, 130, 900, 5000, 50000], 91.7],
  ])('LOTT-06 pays bets of %i numbers by the table, which returns what is said of it', (picks, table, percent) => {
    const odds = proposedTable(keno);
    const id = `pick-${picks}`;
    expect(table.map((_, hit) => (odds[`${id}/${id}/hit-${hit}`] ?? 0) / 1_000)).toEqual(table);
    expect((returnsOf(keno)[`${id}/${id}`] ?? 0) / 10_000).toBeCloseTo(percent, 1);
  });

  it('LOTT-06 returns between 80 % and 98.5 % of what is staked, and 95 % beside the picks', () => {
    const returns = Object.entries(returnsOf(keno));
    expect(keno.returns).toEqual({ least: 8_000, most: 9_850 });
    for (const [row, share] of returns) {
      expect(share, row).toBeGreaterThanOrEqual(row.startsWith('pick-') ? 800_000 : 949_000);
      expect(share, row).toBeLessThanOrEqual(row.startsWith('pick-') ? 985_000 : 950_001);
    }
    expect(keno.hasPrizeGroups).toBeUndefined();
    const odds = proposedTable(keno);
    expect(['odd', 'even'].map((kind) => odds[`sum-parity/${kind}/won`])).toEqual([1_900, 1_900]);
  });

  it('LOTT-02 draws by twenty numbers, the first below 80 and each one less', () => {
    const draws = scripted([79, 0, 0, ...Array.from({ length: 17 }, () => 60)]);
    const draw = keno.draw(draws, FACTS);
    expect(draw.slice(0, 5)).toEqual(['80', '01', '02', '63', '64']);
    expect([draw.length, new Set(draw).size]).toEqual([20, 20]);
    expect(draws.bounds).toEqual(Array.from({ length: 20 }, (_, at) => 80 - at));
  });

  it('LOTT-02 draws every number alike: chi-square of 79 degrees, below its 99.9 % point', () => {
    const times = NUMBERS.map(() => 0);
    const draws = seeded(80_020);
    for (let draw = 0; draw < 1_000; draw++) {
      for (const number of keno.draw(draws, FACTS)) times[Number(number) - 1] = (times[Number(number) - 1] ?? 0) + 1;
    }
    // A draw takes no number twice, so counts differ less than if it did: by 60 of 79.
    expect((chiSquareOf(times) * 79) / 60).toBeLessThan(123.6);
  });

  it('LOTT-02 shows the numbers as they are drawn, and charts numbers, sides and elements', () => {
    const draw = ['80', ...NUMBERS.slice(0, 19)];
    const [row] = keno.show(draw);
    expect(row?.numbers.map(({ text }) => text)).toEqual(draw);
    expect(row?.numbers.slice(0, 2).map(({ tone }) => tone)).toEqual(['red', 'blue']);
    expect(keno.trends.map(({ seen }) => seen(draw))).toEqual([draw, ['under'], ['gold']]);
  });
});
