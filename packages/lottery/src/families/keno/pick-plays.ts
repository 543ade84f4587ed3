import { chance, choose } from '../../chance';
import type { Hit, Play, Prize } from '../../play';
import { subsetsOf } from '../plays/sets';
import { DRAWN, type Drawn, NUMBERS, SHOWN } from './numbers';

/** Odds x 1000 by the numbers that are hit, from none on, of bets of one to ten numbers. 0: they win nothing. */
export const PAY_TABLES: readonly (readonly number[])[] = [
  [0, 3_800],
  [0, 500, 12_500],
  [0, 0, 2_500, 43_000],
  [0, 0, 1_500, 6_000, 120_000],
  [0, 0, 500, 3_200, 18_000, 480_000],
  [0, 0, 0, 2_000, 9_000, 70_000, 1_500_000],
  [0, 0, 0, 1_000, 4_500, 28_000, 200_000, 5_000_000],
  [1_000, 0, 0, 0, 2_000, 14_000, 80_000, 900_000, 15_000_000],
  [1_500, 0, 0, 0, 1_000, 6_000, 40_000, 280_000, 3_500_000, 30_000_000],
  [2_000, 0, 0, 0, 0, 4_000, 22_000, 130_000, 900_000, 5_000_000, 50_000_000],
];

/** More would make hundreds of thousands of bets of one line. */
const MOST_CHOSEN = 15;

const kindOf = (picks: number) => `pick-${picks}`;
const prizeOf = (hit: number) => `hit-${hit}`;

/** The numbers of hits that win. */
const winning = (table: readonly number[]): readonly number[] => [...table.keys()].filter((hit) => table[hit]);

function prizesOf(picks: number, table: readonly number[]): readonly Prize[] {
  const ways = (hit: number) => choose(DRAWN, hit) * choose(NUMBERS.length - DRAWN, picks - hit);
  return winning(table).map((hit) => ({
    id: prizeOf(hit),
    chance: chance(ways(hit), choose(NUMBERS.length, picks)),
  }));
}

/** What all bets on so many numbers win where so many of these are drawn. */
function hitsOf(picks: number, table: readonly number[], { chosen, drawn }: Record<'chosen' | 'drawn', number>) {
  const hits: readonly Hit[] = winning(table).map((hit) => ({
    kind: kindOf(picks),
    prize: prizeOf(hit),
    times: choose(drawn, hit) * choose(chosen - drawn, picks - hit),
  }));
  return hits.filter(({ times }) => times > 0);
}

/** Every so many of the numbers chosen are a bet, which wins by how many of them are drawn. */
function pickPlay(table: readonly number[]): Play<Drawn> {
  const picks = table.length - 1;
  const id = kindOf(picks);
  return {
    id,
    group: 'picks',
    board: { kind: 'rows', rows: [{ id: 'numbers', options: NUMBERS, least: picks, most: MOST_CHOSEN }] },
    kinds: [{ id, prizes: prizesOf(picks, table) }],
    example: { selection: [SHOWN.slice(0, picks).sort()], result: SHOWN },
    count: ([chosen = []]) => [{ kind: id, bets: choose(chosen.length, picks) }],
    *expand([chosen = []]) {
      for (const bet of subsetsOf(chosen, picks)) yield { kind: id, bet: bet.join('-') };
    },
    hits: ([chosen = []], draw) =>
      hitsOf(picks, table, {
        chosen: chosen.length,
        drawn: chosen.filter((number) => draw.includes(number)).length,
      }),
    bestCases: ([chosen = []]) =>
      [0, ...chosen.keys()].map((_, drawn) => hitsOf(picks, table, { chosen: chosen.length, drawn })),
  };
}

export const pickPlays: readonly Play<Drawn>[] = PAY_TABLES.map(pickPlay);
