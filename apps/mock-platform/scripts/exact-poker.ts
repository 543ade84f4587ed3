/**
 * What video poker returns to who plays it best, exactly: every hold of every deal that differs by more than its suits, over every
 * way to draw. Writes the table that the games state their return by. Counts by inclusion and exclusion over all 2,598,960 hands,
 * where the game itself adds up by ranks and suits, so that each proves the other.
 */
import { writeFileSync } from 'node:fs';
import { POKER_HANDS, POKER_TABLES, type PokerTable } from '@tonalli/contracts/games/video-poker';
import { handOf } from '../src/games/draw-poker/hands';
import { bestHold, WORTH_PARTS } from '../src/games/draw-poker/hold-worth';
import type { Deuces } from '../src/games/draw-poker/shape';
import { prizesOf } from '../src/games/draw-poker/tables';

const KINDS = POKER_HANDS.length;
const DEALS = 2_598_960;
/** How often what the game finds by itself is compared. */
const COMPARED_EACH = 500;
const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;

const CHOOSE = Array.from({ length: 53 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= 5; k += 1) row.push((at(row, k - 1) * (n - k + 1)) / k);
  return row;
});
const choose = (n: number, k: number): number => at(CHOOSE[n] ?? [], k);

/** The number of the set of the cards at these places, the lowest card first, among the sets of its size. */
function setNumber(cards: readonly number[], places: readonly number[]): number {
  let number = 0;
  for (let one = 0; one < places.length; one += 1) number += choose(at(cards, at(places, one)), one + 1);
  return number;
}

function add(sums: Int32Array, index: number, more: number): void {
  sums[index] = at(sums, index) + more;
}

const SUBSETS = Array.from({ length: 32 }, (_, bits) => [0, 1, 2, 3, 4].filter((place) => (bits >> place) & 1));
const sizeOf = (bits: number): number => SUBSETS[bits]?.length ?? 0;

/** Of every set of up to five cards, how many hands of each kind have all of them. */
function countHands(deuces: Deuces): Int32Array[] {
  const counts = [0, 1, 2, 3, 4, 5].map((size) => new Int32Array(choose(52, size) * KINDS));
  const cards = [0, 0, 0, 0, 0];
  const from = (place: number, first: number): void => {
    if (place < 5) {
      for (let card = first; card < 52; card += 1) {
        cards[place] = card;
        from(place + 1, card + 1);
      }
      return;
    }
    const kind = POKER_HANDS.indexOf(handOf(deuces, cards));
    for (const places of SUBSETS)
      add(counts[places.length] ?? new Int32Array(), setNumber(cards, places) * KINDS + kind, 1);
  };
  from(0, 0);
  return counts;
}

/** One deal of each kind that suits alone do not tell apart, and how many there are of it. */
function* deals(): Generator<{ cards: number[]; ways: number }> {
  const masks = Array.from({ length: 2 ** 13 }, (_, ranks) => ranks).filter((ranks) => ranksOf(ranks).length <= 5);
  const sizes = masks.map((ranks) => ranksOf(ranks).length);
  function* from(suits: number[], left: number): Generator<number[]> {
    if (suits.length === 4) {
      if (left === 0) yield suits;
      return;
    }
    for (const [index, ranks] of masks.entries()) {
      if (ranks > (suits.at(-1) ?? ranks)) break;
      if (at(sizes, index) <= left) yield* from([...suits, ranks], left - at(sizes, index));
    }
  }
  for (const suits of from([], 5)) {
    const cards = suits.flatMap((mask, suit) => ranksOf(mask).map((rank) => suit * 13 + rank));
    const alike = [...new Set(suits)].map((mask) => suits.filter((one) => one === mask).length);
    yield { cards, ways: alike.reduce((ways, count) => ways / at([1, 1, 2, 6, 24], count), 24) };
  }
}
const ranksOf = (mask: number): number[] =>
  Array.from({ length: 13 }, (_, rank) => rank).filter((rank) => (mask >> rank) & 1);

/** Of each hold of a deal, how many hands of each kind come of it. */
function outcomesOf(cards: readonly number[], counts: readonly Int32Array[]): Int32Array {
  const having = SUBSETS.map((places) => {
    const index = setNumber(cards, places) * KINDS;
    return (counts[places.length] ?? new Int32Array()).subarray(index, index + KINDS);
  });
  const outcomes = new Int32Array(32 * KINDS);
  for (let hold = 0; hold < 32; hold += 1) {
    const discarded = 31 & ~hold;
    for (let out = discarded; ; out = (out - 1) & discarded) {
      const sign = sizeOf(out) % 2 === 0 ? 1 : -1;
      const those = having[hold | out] ?? new Int32Array();
      for (let kind = 0; kind < KINDS; kind += 1) add(outcomes, hold * KINDS + kind, sign * at(those, kind));
      if (out === 0) break;
    }
  }
  return outcomes;
}

/** How often each hand comes of the best hold, of `DEALS x WORTH_PARTS`. */
function optimalWays(tables: readonly PokerTable[], deuces: Deuces): Map<PokerTable, number[]> {
  const counts = countHands(deuces);
  const ways = new Map(tables.map((table) => [table, POKER_HANDS.map(() => 0)]));
  const times = new Map(tables.map((table) => [table, POKER_HANDS.map((hand) => prizesOf(table).times[hand])]));
  let classes = 0;
  for (const deal of deals()) {
    classes += 1;
    const outcomes = outcomesOf(deal.cards, counts);
    for (const [table, sums] of ways) {
      const pays = times.get(table) ?? [];
      let best = { hold: 0, worth: -1, parts: 0 };
      for (let hold = 0; hold < 32; hold += 1) {
        const parts = WORTH_PARTS / choose(47, 5 - sizeOf(hold));
        const worth = pays.reduce((sum, pay, kind) => sum + pay * at(outcomes, hold * KINDS + kind), 0) * parts;
        if (worth >= best.worth) best = { hold, worth, parts };
      }
      const isTried = classes % COMPARED_EACH === 0;
      if (isTried && bestHold(table, deal.cards).worth !== best.worth) throw new Error(`${table}: ${deal.cards}`);
      for (let kind = 0; kind < KINDS; kind += 1) {
        sums[kind] = at(sums, kind) + deal.ways * best.parts * at(outcomes, best.hold * KINDS + kind);
      }
    }
  }
  if (classes !== 134_459) throw new Error(`${classes} classes of deals`);
  return ways;
}

const found = new Map([
  ...optimalWays(
    POKER_TABLES.filter((table) => prizesOf(table).deuces === 'plain'),
    'plain',
  ),
  ...optimalWays(
    POKER_TABLES.filter((table) => prizesOf(table).deuces === 'wild'),
    'wild',
  ),
]);
const ways = POKER_TABLES.map((table) => {
  const sums = found.get(table) ?? [];
  const total = sums.reduce((sum, one) => sum + one, 0);
  if (total !== DEALS * WORTH_PARTS) throw new Error(`${table}: ${total}`);
  const paid = POKER_HANDS.reduce((sum, hand, kind) => sum + at(sums, kind) * prizesOf(table).times[hand], 0);
  process.stdout.write(`${table}: ${paid} / ${total} = ${paid / total}\n`);
  return [
    table,
    Object.fromEntries(POKER_HANDS.flatMap((hand, kind) => (at(sums, kind) > 0 ? [[hand, at(sums, kind)]] : []))),
  ];
});
const file = new URL('../src/games/draw-poker/optimal-ways.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(ways), null, 2)}\n`);
