import { LINE_COUNT, PAYLINES, ROWS } from './lines';
import type { SlotModel } from './models';
import { SCATTER, type SlotSymbol, WILD } from './symbols';

/**
 * Every way in which five strips can stand, counted: how many of them pay so much (lines and scatters
 * together, in line stakes, before any multiplier) while showing so many scatters.
 */
export interface SpinCensus {
  readonly total: number;
  readonly rows: readonly { readonly pays: number; readonly scatters: number; readonly ways: number }[];
}

interface Alive {
  readonly line: number;
  readonly symbol: SlotSymbol;
}

const KEY = 8;
const cellOf = (strip: string, stop: number, row: number): string => strip[(stop + row) % strip.length] ?? '';

/** Whether a scatter shows when the strip stands so: 0 or 1. */
function scatterFlags(strip: string): number[] {
  return Array.from({ length: strip.length }, (_, stop) =>
    Array.from({ length: ROWS }, (_, row) => cellOf(strip, stop, row)).includes(SCATTER) ? 1 : 0,
  );
}

function aliveAfter(alive: readonly Alive[], strip: string, at: { reel: number; stop: number }): Alive[] {
  return alive.filter(({ line, symbol }) => {
    const cell = cellOf(strip, at.stop, PAYLINES[line]?.[at.reel] ?? 0);
    return cell === symbol || cell === WILD;
  });
}

function startOf(strip: string, stop: number): Alive[] {
  return PAYLINES.flatMap((rows, line) => {
    const symbol = cellOf(strip, stop, rows[0] ?? 0);
    return symbol === SCATTER ? [] : [{ line, symbol: symbol as SlotSymbol }];
  });
}

/** Counts all stops of the strips, reel by reel, following only the lines that still win. */
export function spinCensus(model: SlotModel, strips: readonly string[]): SpinCensus {
  const counts = new Map<number, number>();
  const flags = strips.map(scatterFlags);
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = strips;
  const pays = (alive: readonly Alive[], index: 0 | 1 | 2) =>
    alive.map(({ symbol }) => (symbol === WILD || symbol === SCATTER ? 0 : model.linePays[symbol][index]));
  const add = (linePays: number, scatters: number, ways: number) => {
    const scatterPays = scatters < 3 ? 0 : (model.scatterPays[scatters - 3] ?? 0) * LINE_COUNT;
    const key = (linePays + scatterPays) * KEY + scatters;
    counts.set(key, (counts.get(key) ?? 0) + ways);
  };

  /** The last two reels, for lines that have three of a kind already. */
  const lastTwo = (alive: readonly Alive[], scatters: number) => {
    const three = pays(alive, 0).reduce((sum, value) => sum + value, 0);
    for (let stop = 0; stop < fourth.length; stop += 1) {
      const four = aliveAfter(alive, fourth, { reel: 3, stop });
      const gain4 = pays(four, 1).reduce((sum, value, i) => sum + value - (pays(four, 0)[i] ?? 0), three);
      const gains = four.map(({ symbol, line }, i) => ({
        symbol,
        row: PAYLINES[line]?.[4] ?? 0,
        gain: (pays(four, 2)[i] ?? 0) - (pays(four, 1)[i] ?? 0),
      }));
      const shown = scatters + (flags[3]?.[stop] ?? 0);
      for (let last = 0; last < fifth.length; last += 1) {
        let total = gain4;
        for (const { symbol, row, gain } of gains) {
          const cell = cellOf(fifth, last, row);
          if (cell === symbol || cell === WILD) total += gain;
        }
        add(total, shown + (flags[4]?.[last] ?? 0), 1);
      }
    }
  };
  const lastTwoScatters = scatterWays(flags.slice(3));

  for (let a = 0; a < first.length; a += 1) {
    const one = startOf(first, a);
    for (let b = 0; b < second.length; b += 1) {
      const two = aliveAfter(one, second, { reel: 1, stop: b });
      for (let c = 0; c < third.length; c += 1) {
        const three = aliveAfter(two, third, { reel: 2, stop: c });
        const scatters = (flags[0]?.[a] ?? 0) + (flags[1]?.[b] ?? 0) + (flags[2]?.[c] ?? 0);
        if (three.length > 0) lastTwo(three, scatters);
        else for (const [more, ways] of lastTwoScatters) add(0, scatters + more, ways);
      }
    }
  }
  const rows = [...counts].map(([key, ways]) => ({ pays: Math.floor(key / KEY), scatters: key % KEY, ways }));
  return { total: strips.reduce((product, strip) => product * strip.length, 1), rows };
}

function scatterWays(flags: readonly (readonly number[])[]): [number, number][] {
  let ways = new Map([[0, 1]]);
  for (const reel of flags) {
    const next = new Map<number, number>();
    for (const [count, many] of ways) {
      for (const flag of reel) next.set(count + flag, (next.get(count + flag) ?? 0) + many);
    }
    ways = next;
  }
  return [...ways];
}
