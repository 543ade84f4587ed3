import {
  SCRATCH_SYMBOLS,
  SCRATCH_TABLES,
  type ScratchSymbol,
  type ScratchTable,
} from '@tonalli/contracts/games/scratch';
import type { Prize } from '../pay-table';

/** Of so many cards, each as likely as any other, a table says what each one wins. */
export const CARDS = 1_000_000;

/** What the symbols stand for, in stakes, and how many cards win it, in the order of `SCRATCH_SYMBOLS`. */
type Wins = readonly (readonly [stakes: number, cards: number])[];

const WINS: Readonly<Record<ScratchTable, Wins>> = {
  'low-1': [
    [250, 40],
    [100, 100],
    [50, 400],
    [20, 2_500],
    [10, 9_000],
    [5, 33_000],
    [3, 60_000],
    [2, 120_000],
    [1, 190_000],
  ],
  'medium-1': [
    [1_000, 15],
    [200, 120],
    [100, 400],
    [50, 1_200],
    [20, 4_500],
    [10, 13_000],
    [5, 33_000],
    [2, 120_000],
    [1, 178_000],
  ],
  'high-1': [
    [5_000, 8],
    [1_000, 60],
    [200, 400],
    [100, 1_000],
    [50, 2_200],
    [20, 5_500],
    [10, 12_000],
    [5, 26_000],
    [2, 90_500],
  ],
  'extreme-1': [
    [20_000, 3],
    [5_000, 20],
    [1_000, 100],
    [250, 480],
    [100, 1_100],
    [50, 2_200],
    [20, 5_200],
    [10, 10_000],
    [3, 40_000],
  ],
};

const symbolAt = (place: number): ScratchSymbol => SCRATCH_SYMBOLS[place] ?? 'low4';

/** What each symbol stands for, in hundredths of the stake. */
export const paysX100Of = (table: ScratchTable): readonly number[] => WINS[table].map(([stakes]) => stakes * 100);

/** What a card wins, by its number: the first ones win the greatest prize. Null is nothing. */
export function winnerOf(table: ScratchTable, card: number): ScratchSymbol | null {
  let below = 0;
  for (const [place, [, cards]] of WINS[table].entries()) {
    below += cards;
    if (card < below) return symbolAt(place);
  }
  return null;
}

export function multiplierX100Of(table: ScratchTable, winner: ScratchSymbol | null): number {
  const place = winner === null ? -1 : SCRATCH_SYMBOLS.indexOf(winner);
  return paysX100Of(table)[place] ?? 0;
}

function prizesFrom(wins: Wins): readonly Prize[] {
  const paid = wins.map(([stakes, ways]) => ({ multiplierX100: stakes * 100, ways }));
  return [...paid, { multiplierX100: 0, ways: CARDS - paid.reduce((sum, { ways }) => sum + ways, 0) }];
}

const [LOW, MEDIUM, HIGH, EXTREME] = SCRATCH_TABLES;
const PRIZES: Readonly<Record<ScratchTable, readonly Prize[]>> = {
  [LOW]: prizesFrom(WINS[LOW]),
  [MEDIUM]: prizesFrom(WINS[MEDIUM]),
  [HIGH]: prizesFrom(WINS[HIGH]),
  [EXTREME]: prizesFrom(WINS[EXTREME]),
};

/** Every way for a card to end, the greatest prize first, and nothing last. */
export const prizesOf = (table: ScratchTable): readonly Prize[] => PRIZES[table];

/** How much a table swings, from 1 to 5. */
export const SWINGS: Readonly<Record<ScratchTable, 2 | 3 | 4 | 5>> = {
  'low-1': 2,
  'medium-1': 3,
  'high-1': 4,
  'extreme-1': 5,
};

/** What the cards of a title pay, fixed by its id. */
export function tableOf(nodeId: string): ScratchTable {
  let hash = 0;
  for (const character of nodeId) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return SCRATCH_TABLES[hash % SCRATCH_TABLES.length] ?? 'medium-1';
}
