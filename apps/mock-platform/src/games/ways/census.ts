import { windowOf } from '../slot/engine';
import { LINE_SYMBOLS, type LineSymbol, SCATTER, WILD } from '../slot/symbols';
import type { WaysModel } from './models';

/** So many of all the ways in which the reels can stand pay so much, before the free spins' multiplier, and show so many scatters. */
export interface CensusRow {
  readonly paysX100: number;
  readonly scatters: number;
  readonly stands: number;
}

/** How often each symbol counts on a reel that stands somewhere, wilds with it, and how many of its stops look so. */
interface Sight {
  readonly counts: readonly number[];
  readonly scatters: number;
  stops: number;
}

/** What runs from the first reel, as pairs of a symbol's index and its ways, and what has been won by what ran before. */
interface Branch {
  readonly runs: readonly (readonly [symbol: number, ways: number])[];
  readonly paysX100: number;
  readonly scatters: number;
  stands: number;
}

function sightsOf(strip: string, wildCounts: number): Sight[] {
  const sights = new Map<string, Sight>();
  for (const stop of strip.split('').keys()) {
    const shown = windowOf([strip], [stop])[0] ?? [];
    const count = (wanted: string) => shown.filter((symbol) => symbol === wanted).length;
    const counts = LINE_SYMBOLS.map((symbol) => count(symbol) + count(WILD) * wildCounts);
    const key = `${counts} ${count(SCATTER)}`;
    const before = sights.get(key);
    if (before) before.stops += 1;
    else sights.set(key, { counts, scatters: count(SCATTER), stops: 1 });
  }
  return [...sights.values()];
}

/** Branches that look alike from here on are one. */
function merged(branches: Iterable<Branch>): Branch[] {
  const byLook = new Map<string, Branch>();
  for (const branch of branches) {
    const key = `${branch.runs.join(';')} ${branch.paysX100} ${branch.scatters}`;
    const before = byLook.get(key);
    if (before) before.stands += branch.stands;
    else byLook.set(key, branch);
  }
  return [...byLook.values()];
}

const paysOf = ({ waysX100 }: WaysModel, symbol: number, reels: number): number =>
  reels < 3 ? 0 : (waysX100[LINE_SYMBOLS[symbol] as LineSymbol][reels - 3] ?? 0);

/** Counts all stops of the reels, one reel after another, following what still runs. */
export function spinCensus(model: WaysModel, wildCounts: number): CensusRow[] {
  let branches: Branch[] = [
    { runs: LINE_SYMBOLS.map((_, symbol) => [symbol, 1]), paysX100: 0, scatters: 0, stands: 1 },
  ];
  for (const [reel, strip] of model.strips.entries()) {
    const isLast = reel === model.strips.length - 1;
    const sights = sightsOf(strip, wildCounts);
    const next = function* (): Generator<Branch> {
      for (const { runs, paysX100, scatters, stands } of branches) {
        for (const sight of sights) {
          const on: [number, number][] = [];
          let pays = paysX100;
          for (const [symbol, ways] of runs) {
            const more = sight.counts[symbol] ?? 0;
            if (more === 0) pays += ways * paysOf(model, symbol, reel);
            else if (isLast) pays += ways * more * paysOf(model, symbol, reel + 1);
            else on.push([symbol, ways * more]);
          }
          yield { runs: on, paysX100: pays, scatters: scatters + sight.scatters, stands: stands * sight.stops };
        }
      }
    };
    branches = merged(next());
  }
  return branches;
}
