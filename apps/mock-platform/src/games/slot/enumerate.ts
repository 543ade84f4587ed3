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

/** The symbols that show on one reel, from top to bottom. */
type Shown = readonly string[];

const KEY = 8;

/** What shows at each stop of a strip. */
function stopsOf(strip: string): Shown[] {
  return [...strip].map((_, stop) =>
    Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? ''),
  );
}

function aliveAfter(alive: readonly Alive[], shown: Shown, reel: number): Alive[] {
  return alive.filter(({ line, symbol }) => {
    const cell = shown[PAYLINES[line]?.[reel] ?? 0];
    return cell === symbol || cell === WILD;
  });
}

function startOf(shown: Shown): Alive[] {
  return PAYLINES.flatMap((rows, line) => {
    const symbol = shown[rows[0] ?? 0];
    return symbol === SCATTER ? [] : [{ line, symbol: symbol as SlotSymbol }];
  });
}

/** Counts all stops of the strips, reel by reel, following only the lines that still win. */
export function spinCensus(model: SlotModel, strips: readonly string[]): SpinCensus {
  const counts = new Map<number, number>();
  const reels = strips.map(stopsOf);
  const flags = reels.map((stops) => stops.map((shown) => (shown.includes(SCATTER) ? 1 : 0)));
  const [first = [], second = [], third = [], fourth = [], fifth = []] = reels;
  const pays = (alive: readonly Alive[], index: 0 | 1 | 2) =>
    alive.map(({ symbol }) => (symbol === WILD || symbol === SCATTER ? 0 : model.linePays[symbol][index]));
  const add = (linePays: number, scatters: number, ways: number) => {
    const scatterPays = scatters < 3 ? 0 : (model.scatterPays[scatters - 3] ?? 0) * LINE_COUNT;
    const key = (linePays + scatterPays) * KEY + scatters;
    counts.set(key, (counts.get(key) ?? 0) + ways);
  };

  const lastTwoScatters = scatterWays(flags.slice(3));
  const lastScatters = scatterWays(flags.slice(4));

  /** The last two reels, for lines that have three of a kind already. */
  const lastTwo = (alive: readonly Alive[], scatters: number) => {
    const three = pays(alive, 0).reduce((sum, value) => sum + value, 0);
    fourth.forEach((atFourth, stop) => {
      const four = aliveAfter(alive, atFourth, 3);
      const gain4 = pays(four, 1).reduce((sum, value, i) => sum + value - (pays(four, 0)[i] ?? 0), three);
      const seen = scatters + (flags[3]?.[stop] ?? 0);
      if (four.length === 0) {
        for (const [more, ways] of lastScatters) add(gain4, seen + more, ways);
        return;
      }
      const gains = four.map(({ symbol, line }, i) => ({
        symbol,
        row: PAYLINES[line]?.[4] ?? 0,
        gain: (pays(four, 2)[i] ?? 0) - (pays(four, 1)[i] ?? 0),
      }));
      fifth.forEach((atFifth, last) => {
        let total = gain4;
        for (const { symbol, row, gain } of gains) {
          const cell = atFifth[row];
          if (cell === symbol || cell === WILD) total += gain;
        }
        add(total, seen + (flags[4]?.[last] ?? 0), 1);
      });
    });
  };

  first.forEach((atFirst, a) => {
    const one = startOf(atFirst);
    second.forEach((atSecond, b) => {
      const two = aliveAfter(one, atSecond, 1);
      third.forEach((atThird, c) => {
        const three = aliveAfter(two, atThird, 2);
        const scatters = (flags[0]?.[a] ?? 0) + (flags[1]?.[b] ?? 0) + (flags[2]?.[c] ?? 0);
        if (three.length > 0) lastTwo(three, scatters);
        else for (const [more, ways] of lastTwoScatters) add(0, scatters + more, ways);
      });
    });
  });
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
