import { LINE_SYMBOLS, type LineSymbol, SCATTER, WILD } from '../slot/symbols';
import { type CensusRow, spinCensus } from './census';
import { ROWS, type Triple, type WaysModel } from './models';

/** What comes back in the long run, before the maximum win: `paid / staked`, exactly. */
export interface ExactReturn {
  readonly paid: bigint;
  readonly staked: bigint;
  /** Free spins come once in so many rounds, on average. */
  readonly triggerEvery: number;
}

const countOf = (strip: string, letter: string): number => strip.split(letter).length - 1;
const stopsOf = (strips: readonly string[]): bigint => strips.reduce((all, strip) => all * BigInt(strip.length), 1n);

/** How many stops of a strip show neither the symbol nor a wild. */
function stopsWithout(strip: string, symbol: LineSymbol): number {
  const isClear = (at: number) => ![symbol, WILD].includes(strip[at % strip.length] ?? '');
  return [...strip].filter((_, stop) => isClear(stop) && isClear(stop + 1) && isClear(stop + 2)).length;
}

/**
 * What the ways pay over all stops together: reels stand apart from each other, so that the ways of a symbol over three reels
 * are, in sum, the product of what each shows of it in sum. Each cell shows each stop of its strip once.
 */
function waysPay({ strips, waysX100 }: WaysModel, wildCounts: number): bigint {
  let pays = 0n;
  for (const symbol of LINE_SYMBOLS) {
    let run = 1n;
    for (const [reel, strip] of strips.entries()) {
      run *= BigInt(ROWS * (countOf(strip, symbol) + wildCounts * countOf(strip, WILD)));
      const following = strips[reel + 1];
      const ends = following === undefined ? 1n : BigInt(stopsWithout(following, symbol));
      pays += run * ends * stopsOf(strips.slice(reel + 2)) * BigInt(reel < 2 ? 0 : (waysX100[symbol][reel - 2] ?? 0));
    }
  }
  return pays;
}

/** At how many of all stops so many scatters show, from none to five; a strip shows at most one at a time. */
function scatterStops(strips: readonly string[]): readonly bigint[] {
  let stops = [1n];
  for (const strip of strips) {
    const shown = BigInt(ROWS * countOf(strip, SCATTER));
    const before = stops;
    stops = Array.from(
      { length: before.length + 1 },
      (_, count) => (before[count] ?? 0n) * (BigInt(strip.length) - shown) + (before[count - 1] ?? 0n) * shown,
    );
  }
  return stops;
}

const weigh = (stops: readonly bigint[], triple: Triple): bigint =>
  triple.reduce((sum, value, index) => sum + BigInt(value) * (stops[index + 3] ?? 0n), 0n);

/**
 * The return of a model in closed form. Free spins breed free spins with mean r, so that n of them are worth n / (1 - r) spins
 * (the mean of a branching process).
 */
export function exactReturn(model: WaysModel): ExactReturn {
  const all = stopsOf(model.strips);
  const scatters = scatterStops(model.strips);
  const won = weigh(scatters, model.freeSpins);
  const base = waysPay(model, 1) + weigh(scatters, model.scattersX100);
  const free = BigInt(model.freeMultiplier) * (waysPay(model, model.freeWild) + weigh(scatters, model.scattersX100));
  return {
    paid: base * (all - won) + won * free,
    staked: 100n * all * (all - won),
    triggerEvery: Number(all) / Number(weigh(scatters, [1, 1, 1])),
  };
}

/** The return in hundredths of a percent, cut. */
const returnBp = ({ paid, staked }: ExactReturn): number => Number((paid * 10_000n) / staked);

/** What the house keeps of a stake on average, in basis points, rounded up. */
export const edgeBp = (model: WaysModel): number => 10_000 - returnBp(exactReturn(model));

/** The stated return as people read it, such as `"96.05"` percent: never more than it is. */
export const statedPercent = (model: WaysModel): string => (returnBp(exactReturn(model)) / 100).toFixed(2);

/** Of how many staked spins in a hundred anything is paid, cut, such as `"43.6"`. */
export function hitPercent(model: WaysModel): string {
  const rows = spinCensus(model, 1);
  const sum = (counted: readonly CensusRow[]) => counted.reduce((total, { stands }) => total + stands, 0);
  const paying = rows.filter(({ paysX100, scatters }) => paysX100 > 0 || scatters >= 3);
  return (Math.floor((sum(paying) * 1_000) / sum(rows)) / 10).toFixed(1);
}
