import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bet } from '../../play';
import { arrangementsOf, chiSquareOf, leaningDraws, scripted, seeded } from '../plays/testing/draws';
import {
  expectChances,
  expectExample,
  expectFaults,
  expectLaws,
  fairOdds,
  playOf,
  returnsOf,
  selectionsOf,
} from '../plays/testing/laws';
import { racing } from './family';

type Finish = readonly string[];

const NUMBERS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];
const FACTS = { drawsAt: 0, stations: [] };

/** The numbers behind these, so that all ten finish. */
const finish = (first: readonly string[]): Finish => [...first, ...NUMBERS.filter((number) => !first.includes(number))];

/** The first ranks come out in each of these ways as likely: what stands behind them decides nothing. */
const FIRST_TWO = arrangementsOf(NUMBERS, 2).map(finish);
const FIRST_THREE = arrangementsOf(NUMBERS, 3).map(finish);
/** Every number at every rank, as often as any other, and each of two rivals in front as often. */
const TURNED = NUMBERS.flatMap((_, by) => {
  const turned = [...NUMBERS.slice(by), ...NUMBERS.slice(0, by)];
  return [turned, [...turned].reverse()];
});
/** The front rank of each two rivals with the greater number, or the back one. */
const RIVALS = Array.from({ length: 32 }, (_, mask) =>
  [0, 1, 2, 3, 4]
    .map((at) => (mask & (1 << at) ? [at, 9 - at] : [9 - at, at]))
    .reduce<string[]>((all, [big = 0, small = 0], at) => {
      all[big] = NUMBERS[5 + at] ?? '';
      all[small] = NUMBERS[at] ?? '';
      return all;
    }, []),
);

const typedFor = (id: string) =>
  arrangementsOf(NUMBERS, id.startsWith('first-two') ? 2 : 3).map((numbers) => numbers.join(''));

const isSide = (side: string, number: number, big: number) =>
  ({ big: number >= big, small: number < big, odd: number % 2 === 1, even: number % 2 === 0 })[side] ?? false;

/** By hand, from the numbers at the ranks that a bet names. */
function wins({ kind, bet }: Bet, order: Finish): boolean {
  const at = (rank: number) => Number(order[rank - 1]);
  const [where = '', what = ''] = bet.split(':');
  const [, first, last] = where.split('-').map(Number);
  if (kind === 'straight') return order.join('').startsWith(bet);
  if (kind === 'place') return what ? at(first ?? 0) === Number(what) : at(1) === Number(bet);
  if (kind === 'side') return isSide(what, at(first ?? 0), 6);
  if (kind === 'dragon-tiger') return what === (at(first ?? 0) > at(last ?? 0) ? 'dragon' : 'tiger');
  return kind.startsWith('sum-') ? at(1) + at(2) === Number(bet) : isSide(bet, at(1) + at(2), 12);
}
const settle = (bet: Bet, order: Finish) => (wins(bet, order) ? 'won' : null);

/** Draws that between them are as good for a play as any: for bets on all ranks there are too many to try. */
const DRAWS: Record<string, readonly Finish[]> = {
  'rank-sides': TURNED,
  'dragon-tiger': RIVALS,
  positioning: TURNED,
  'top-two-sum': FIRST_TWO,
  'top-two-sides': FIRST_TWO,
};
const drawsFor = (id: string) => DRAWS[id] ?? FIRST_THREE;
const isOfAllRanks = (id: string) => id === 'rank-sides' || id === 'positioning';

describe('the race of ten', () => {
  describe.each(racing.plays.map((play) => [play.id, play] as const))('%s', (id, play) => {
    const selections = selectionsOf(play, typedFor(id));
    const laws = { family: racing, play, selections, results: leaningDraws(NUMBERS, 10), settle };

    it('LOTT-06 counts, spells out and settles alike, and knows its greatest win', () => {
      expectLaws(isOfAllRanks(id) ? laws : { ...laws, draws: drawsFor(id) }, isOfAllRanks(id) ? 30 : 12);
    });

    it('LOTT-06 LOTT-07 takes selections in one form only, and wins in its example', () => {
      expectFaults(play, selections);
      expectExample(play);
    });

    it('LOTT-06 has the chances that all ways to finish show', () => {
      const every =
        play.board.kind === 'typed' ? [typedFor(id).slice(0, 40)] : play.board.rows.map(({ options }) => options);
      expectChances([...play.expand(every)].slice(0, 100), { ...laws, draws: drawsFor(id) });
    });
  });

  it.each(['rank-sides', 'positioning'])('LOTT-06 reaches the greatest win of %s with the first three ranks', (id) => {
    const play = playOf(racing, id);
    const rows = play.board.kind === 'rows' ? play.board.rows.slice(0, 3) : [];
    const chosen = fc.tuple(...rows.map(({ options }) => fc.subarray([...options], { maxLength: 3 })));
    const timesOf = (hits: readonly { times: number }[] = []) => hits[0]?.times ?? 0;
    const law = fc.property(chosen, (first) => {
      const selection = [...first, [], [], [], [], [], [], []];
      const most = Math.max(...FIRST_THREE.map((order) => timesOf(play.hits(selection, order))));
      expect(timesOf(play.bestCases(selection)[0])).toBe(most);
    });
    fc.assert(law, { numRuns: 12 });
  });

  it('LOTT-06 wins at no more ranks than numbers are chosen, and on no more sides than numbers are on', () => {
    const timesOf = (id: string, row: readonly string[]) =>
      playOf(racing, id).bestCases(NUMBERS.map(() => row))[0]?.[0]?.times;
    expect(timesOf('positioning', ['03', '07'])).toBe(2);
    expect(timesOf('positioning', NUMBERS)).toBe(10);
    expect(timesOf('rank-sides', ['big'])).toBe(5);
    expect(timesOf('rank-sides', ['big', 'odd'])).toBe(10);
    expect(timesOf('rank-sides', ['big', 'small', 'odd', 'even'])).toBe(20);
  });

  it('LOTT-06 returns 95 % of what is staked, cut to thousandths of the odds', () => {
    for (const [row, share] of Object.entries(returnsOf(racing))) {
      expect(share, row).toBeGreaterThan(949_000);
      expect(share, row).toBeLessThanOrEqual(950_000);
    }
    expect(racing.returns).toEqual({ least: 8_000, most: 9_850 });
  });

  it.each([
    ['first-place', undefined, 10],
    ['first-two', undefined, 90],
    ['first-three', undefined, 720],
    ['positioning', undefined, 10],
    ['rank-sides', undefined, 2],
    ['dragon-tiger', undefined, 2],
    ['top-two-sum', 'sum-3-4-18-19', 45],
    ['top-two-sum', 'sum-5-6-16-17', 22.5],
    ['top-two-sum', 'sum-7-8-14-15', 15],
    ['top-two-sum', 'sum-9-10-12-13', 11.25],
    ['top-two-sum', 'sum-11', 9],
    ['top-two-sides', 'big-even', 2.25],
    ['top-two-sides', 'small-odd', 1.8],
  ])('LOTT-06 has the fair odds of the table: %s %s %d', (play, kind, odds) => {
    expect(fairOdds(racing, play, kind)).toBeCloseTo(odds, 6);
  });

  it('LOTT-06 pays big and even sums more than small and odd ones, and draws no line at 11', () => {
    const ways = Array.from(
      { length: 17 },
      (_, above) => FIRST_TWO.filter(([a, b]) => Number(a) + Number(b) === 3 + above).length,
    );
    expect(ways).toEqual([2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2]);
    const play = playOf(racing, 'top-two-sides');
    const odds = play.kinds.map((kind) => kind.prizes.map((prize) => racing.proposedOdds(play, kind, prize)));
    expect(odds).toEqual([[2_137], [1_710]]);
    expect(play.hits([['big', 'small', 'odd', 'even']], finish(['05', '06']))).toEqual([
      { kind: 'small-odd', prize: 'won', times: 2 },
    ]);
  });

  it('LOTT-02 draws by nine numbers, the first below 10 and each one less', () => {
    const draws = scripted([6, 0, 7, 0, 0, 0, 0, 0, 0]);
    expect(racing.draw(draws, FACTS)).toEqual(['07', '01', '10', '02', '03', '04', '05', '06', '08', '09']);
    expect(draws.bounds).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it('LOTT-02 finishes in every order alike: chi-square of number by rank, 81 degrees, below its 99.9 % point', () => {
    const draws = seeded(20_261);
    const times = NUMBERS.map(() => NUMBERS.map(() => 0));
    for (let draw = 0; draw < 2_000; draw++) {
      for (const [rank, number] of racing.draw(draws, FACTS).entries()) {
        const row = times[rank] ?? [];
        row[Number(number) - 1] = (row[Number(number) - 1] ?? 0) + 1;
      }
    }
    expect(chiSquareOf(times.flat()) * 0.9).toBeLessThan(124.8);
  });

  it('LOTT-02 shows the finish from the champion on, and charts ranks and the sum of the first two', () => {
    const order = ['10', '01', '02', '03', '04', '05', '06', '07', '08', '09'];
    const [row] = racing.show(order);
    expect(row?.numbers.map(({ text }) => text)).toEqual(order);
    expect(row?.numbers.slice(0, 2).map(({ tone }) => tone)).toEqual(['green', 'gold']);
    expect(racing.trends.flatMap(({ seen }) => seen(order))).toEqual([...order, '11']);
    expect(racing.trends.every(({ options, seen }) => seen(order).every((one) => options.includes(one)))).toBe(true);
  });
});
