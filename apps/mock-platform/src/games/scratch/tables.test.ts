import { SCRATCH_SYMBOLS, SCRATCH_TABLES, type ScratchTable } from '@tonalli/contracts/games/scratch';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeBp, percentOf, tableReturn } from '../pay-table';
import { multiplierX100Of, prizesOf, SWINGS, tableOf, winnerOf } from './tables';

interface Published {
  readonly table: ScratchTable;
  /** Of a million cards, how many win how many stakes, the greatest first. */
  readonly wins: readonly (readonly [stakes: number, cards: number])[];
  /** In percent, exactly. */
  readonly percent: string;
}

const PUBLISHED: readonly Published[] = [
  {
    ...{ table: 'low-1', percent: '95.50' },
    wins: [
      [250, 40],
      [100, 100],
      [50, 400],
      [20, 2500],
      [10, 9000],
      [5, 33000],
      [3, 60000],
      [2, 120000],
      [1, 190000],
    ],
  },
  {
    ...{ table: 'medium-1', percent: '94.20' },
    wins: [
      [1000, 15],
      [200, 120],
      [100, 400],
      [50, 1200],
      [20, 4500],
      [10, 13000],
      [5, 33000],
      [2, 120000],
      [1, 178000],
    ],
  },
  {
    ...{ table: 'high-1', percent: '93.10' },
    wins: [
      [5000, 8],
      [1000, 60],
      [200, 400],
      [100, 1000],
      [50, 2200],
      [20, 5500],
      [10, 12000],
      [5, 26000],
      [2, 90500],
    ],
  },
  {
    ...{ table: 'extreme-1', percent: '92.40' },
    wins: [
      [20000, 3],
      [5000, 20],
      [1000, 100],
      [250, 480],
      [100, 1100],
      [50, 2200],
      [20, 5200],
      [10, 10000],
      [3, 40000],
    ],
  },
];

/** What a card wins, in stakes, counted apart from the code. */
function stakesOf(wins: Published['wins'], card: number): number {
  let left = card;
  for (const [stakes, cards] of wins) {
    if (left < cards) return stakes;
    left -= cards;
  }
  return 0;
}

describe('the prizes of scratch cards', () => {
  it.each(PUBLISHED)(
    'GAME-05 GAME-11 returns exactly $percent percent with $table, of every stake',
    ({ table, wins, percent }) => {
      for (const stakeMinor of [100, 101, 333, 5_000]) {
        const paid = wins.reduce(
          (sum, [stakes, cards]) => sum + BigInt(stakes) * BigInt(cards) * BigInt(stakeMinor),
          0n,
        );
        expect(paid * 10_000n).toBe(BigInt(percent.replace('.', '')) * 1_000_000n * BigInt(stakeMinor));
        const exact = tableReturn(prizesOf(table), stakeMinor);
        expect(exact).toMatchObject({
          outcomes: 1_000_000,
          paidMinor: Number(paid),
          stakedMinor: 1_000_000 * stakeMinor,
        });
        expect(exact.maxWinMinor).toBe((wins[0]?.[0] ?? 0) * stakeMinor);
        expect([exact.maxWinOutcomes, edgeBp(exact)]).toEqual([wins[0]?.[1], 10_000 - Number(percent) * 100]);
      }
      expect(percentOf(prizesOf(table))).toBe(percent);
    },
  );

  it.each(PUBLISHED)('GAME-05 gives every card of $table what is published, to the card', ({ table, wins }) => {
    const paidBy = (card: number) => multiplierX100Of(table, winnerOf(table, card)) / 100;
    let first = 0;
    for (const [place, [stakes, cards]] of wins.entries()) {
      for (const card of [first, first + cards - 1]) {
        expect([winnerOf(table, card), paidBy(card)]).toEqual([SCRATCH_SYMBOLS[place], stakes]);
      }
      first += cards;
    }
    for (const card of [first, 999_999]) expect([winnerOf(table, card), paidBy(card)]).toEqual([null, 0]);
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), (card) => {
        expect(paidBy(card)).toBe(stakesOf(wins, card));
      }),
    );
  });

  it('GAME-14 swings the more the dearer the greatest prize is', () => {
    const deviation = ({ wins, percent }: Published) => {
      const mean = Number(percent) / 100;
      const squares = wins.reduce((sum, [stakes, cards]) => sum + stakes ** 2 * cards, 0) / 1_000_000;
      return Math.sqrt(squares - mean ** 2);
    };
    const levels = PUBLISHED.map(
      (published) => 1 + [2, 4, 8, 20].filter((atLeast) => deviation(published) >= atLeast).length,
    );
    expect(SCRATCH_TABLES.map((table) => SWINGS[table])).toEqual(levels);
    expect(levels).toEqual([2, 3, 4, 5]);
  });

  it('GAME-05 LOBBY-05 plays a title on one table for good, and each table on about as many', () => {
    expect(['4', '5', '6', '7'].map(tableOf)).toEqual(SCRATCH_TABLES);
    const counts = new Map<ScratchTable, number>();
    for (let title = 0; title < 400; title += 1) {
      const table = tableOf(`title-${title * 37}`);
      counts.set(table, (counts.get(table) ?? 0) + 1);
    }
    for (const table of SCRATCH_TABLES) expect(counts.get(table) ?? 0).toBeGreaterThan(60);
  });
});
