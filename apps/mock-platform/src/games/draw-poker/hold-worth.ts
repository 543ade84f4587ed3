import { DECK, RANKS } from '@tonalli/contracts/games/cards';
import { HAND_CARDS, type Hold, type PokerTable } from '@tonalli/contracts/games/video-poker';
import { suitOf } from './hands';
import { countsOf, type Deuces, handOfShape, isWild, NO_CARDS, type Shape, shapeOf, withCards } from './shape';
import { prizesOf } from './tables';

/** The least number that all of C(47, 0) ... C(47, 5) divide: what a hold is worth is a whole number of these parts. */
export const WORTH_PARTS = 7_669_695;

/** C(n, k) of so few cards of a rank. */
const CHOOSE = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]] as const;
const LEFT_IN_DECK = DECK - HAND_CARDS;
const CARDS = Array.from({ length: DECK }, (_, card) => card);

const waysToDraw = (count: number): number =>
  Array.from({ length: count }, (_, at) => at).reduce((ways, at) => (ways * (LEFT_IN_DECK - at)) / (at + 1), 1);

interface Draw {
  readonly held: readonly number[];
  readonly free: readonly number[];
  readonly count: number;
}

/** Adds up, over every way to draw so many of the free cards to those that are held, what `pays` says of the shape. */
function sumOver({ held, free, count }: Draw, deuces: Deuces, pays: (shape: Shape) => number): number {
  const from = (first: number, left: number, shape: Shape): number => {
    if (left === 0) return pays(shape);
    let sum = 0;
    for (let rank = first; rank < RANKS.length; rank += 1) {
      const [before, isFree] = [held[rank] ?? 0, free[rank] ?? 0];
      for (let more = 1; more <= isFree && more <= left; more += 1) {
        const ways = CHOOSE[isFree]?.[more] ?? 0;
        sum += ways * from(rank + 1, left - more, withCards(shape, { rank, before, more, deuces }));
      }
    }
    return sum;
  };
  return from(0, count, held.some((one) => one > 0) ? shapeOf(deuces, held) : NO_CARDS);
}

/** What a stake of 1 is paid on average with this hold, in parts of `WORTH_PARTS`: exact, over every way to draw. */
export function holdWorth(table: PokerTable, dealt: readonly number[], hold: Hold): number {
  const { deuces, times } = prizesOf(table);
  const pays = (shape: Shape, isSuited: boolean): number => times[handOfShape(deuces, shape, isSuited)];
  const kept = dealt.filter((_, at) => hold[at]);
  const deck = CARDS.filter((card) => !dealt.includes(card));
  const draw = { held: countsOf(kept), count: HAND_CARDS - kept.length };
  // As if no hand had one suit; then those that have are put right, suit by suit.
  let sum = sumOver({ ...draw, free: countsOf(deck) }, deuces, (shape) => pays(shape, false));
  for (let suit = 0; suit < DECK / RANKS.length; suit += 1) {
    const fits = (card: number) => suitOf(card) === suit || isWild(deuces, card);
    if (!kept.every(fits)) continue;
    const suited = { ...draw, free: countsOf(deck.filter(fits)) };
    sum += sumOver(suited, deuces, (shape) => pays(shape, true) - pays(shape, false));
  }
  return sum * (WORTH_PARTS / waysToDraw(draw.count));
}

/** Every way to hold, from none of the cards to all of them. */
export const HOLDS: readonly Hold[] = Array.from({ length: 2 ** HAND_CARDS }, (_, bits) =>
  Array.from({ length: HAND_CARDS }, (__, at) => ((bits >> at) & 1) === 1),
);

export interface BestHold {
  readonly hold: Hold;
  /** In parts of `WORTH_PARTS`. */
  readonly worth: number;
}

/** Of two that are worth the same, the later one: it holds more. */
export const better = (one: BestHold, other: BestHold): BestHold => (other.worth >= one.worth ? other : one);

/** The hold that pays most on average. */
export const bestHold = (table: PokerTable, dealt: readonly number[]): BestHold =>
  HOLDS.map((hold) => ({ hold, worth: holdWorth(table, dealt, hold) })).reduce(better);
