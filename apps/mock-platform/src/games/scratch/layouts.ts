import { SCRATCH_EQUAL, SCRATCH_FIELDS, SCRATCH_SYMBOLS, type ScratchSymbol } from '@tonalli/contracts/games/scratch';

/** What is still to be laid out, of a card whose first fields are. */
interface Rest {
  readonly fields: number;
  /** How often the winning symbol has to come yet. */
  readonly winning: number;
  /** Symbols that may come twice yet, and those that may come once: three equal ones would win. */
  readonly twice: number;
  readonly once: number;
}

const known = new Map<string, number>();

/** In how many ways the rest can be laid out. */
function waysOf({ fields, winning, twice, once }: Rest): number {
  if (fields === 0) return winning === 0 ? 1 : 0;
  const key = `${fields} ${winning} ${twice} ${once}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const left = { fields: fields - 1, winning, twice, once };
  const ways =
    (winning > 0 ? waysOf({ ...left, winning: winning - 1 }) : 0) +
    (twice > 0 ? twice * waysOf({ ...left, twice: twice - 1, once: once + 1 }) : 0) +
    (once > 0 ? once * waysOf({ ...left, once: once - 1 }) : 0);
  known.set(key, ways);
  return ways;
}

/** A card of other sizes than ours is for proofs. */
export interface CardShape {
  readonly fields: number;
  readonly symbols: number;
}

const OURS: CardShape = { fields: SCRATCH_FIELDS, symbols: SCRATCH_SYMBOLS.length };

/** All layouts of a card on which this symbol, by its place, and no other stands three times; of null, on which none does. */
export function countLayouts(winner: number | null, { fields, symbols }: CardShape = OURS): number {
  const isWon = winner !== null;
  return waysOf({ fields, winning: isWon ? SCRATCH_EQUAL : 0, twice: symbols - (isWon ? 1 : 0), once: 0 });
}

/**
 * One of those layouts by its number from 0 on, as the places of its symbols: they are numbered as in a dictionary, whose letters are
 * the symbols in their order.
 */
export function layoutAt(winner: number | null, number: number, { fields, symbols }: CardShape = OURS): number[] {
  const room = Array.from({ length: symbols }, (_, symbol) => (symbol === winner ? SCRATCH_EQUAL : SCRATCH_EQUAL - 1));
  const laid: number[] = [];
  let ahead = number;
  while (laid.length < fields) {
    const at = laid.length;
    for (let symbol = 0; symbol < symbols; symbol += 1) {
      const ways = waysAfter(room, { symbol, winner, fields: fields - at - 1 });
      if (ahead >= ways) {
        ahead -= ways;
        continue;
      }
      room[symbol] = (room[symbol] ?? 0) - 1;
      laid.push(symbol);
      break;
    }
    if (laid.length === at) throw new RangeError(`no layout has the number ${number}`);
  }
  return laid;
}

/** In how many ways the rest can be laid out once this symbol stands in the next field. */
function waysAfter(
  room: readonly number[],
  { symbol, winner, fields }: { symbol: number; winner: number | null; fields: number },
): number {
  if (room[symbol] === 0) return 0;
  const left = room.map((count, place) => (place === symbol ? count - 1 : count));
  const others = left.filter((_, place) => place !== winner);
  return waysOf({
    fields,
    winning: winner === null ? 0 : (left[winner] ?? 0),
    twice: others.filter((count) => count === 2).length,
    once: others.filter((count) => count === 1).length,
  });
}

const placeOf = (winner: ScratchSymbol | null): number | null =>
  winner === null ? null : SCRATCH_SYMBOLS.indexOf(winner);

/** How many cards look different and win just this. */
export const layoutsOf = (winner: ScratchSymbol | null): number => countLayouts(placeOf(winner));

/** The fields of one of them, row by row. */
export const fieldsOf = (winner: ScratchSymbol | null, number: number): ScratchSymbol[] =>
  layoutAt(placeOf(winner), number).flatMap((place) => SCRATCH_SYMBOLS[place] ?? []);
