import type { DrawSource } from '../../kernel/fairness';
import { windowOf } from '../slot/engine';
import { type LineSymbol, SCATTER, type SlotSymbol, WILD } from '../slot/symbols';
import type { Triple, WaysModel } from './models';

export interface WayWin {
  readonly symbol: LineSymbol;
  /** Reels from the left that it runs over. */
  readonly count: number;
  readonly ways: number;
  /** With everything that multiplies. */
  readonly paysX100: number;
}

export interface WaysSpin {
  readonly kind: 'base' | 'free';
  /** Where each strip stands: the index of the symbol in the top row. */
  readonly stops: readonly number[];
  /** By reel from left to right and by row from top to bottom. */
  readonly window: readonly (readonly SlotSymbol[])[];
  readonly wins: readonly WayWin[];
  readonly scatters: number;
  readonly scatterPaysX100: number;
  readonly freeSpinsWon: number;
  readonly paysX100: number;
}

export interface WaysRound {
  /** The spin that was staked, then every free spin in order. */
  readonly spins: readonly WaysSpin[];
  /** The sum of its spins, at most the model's maximum. */
  readonly paysX100: number;
}

/** A backstop far beyond what chance reaches (see `exact.test.ts`), so that a round always ends. */
export const MAX_FREE_SPINS = 5_000;

const tripleAt = (triple: Triple, count: number): number => (count >= 3 ? (triple[count - 3] ?? 0) : 0);

/** In how many ways a symbol runs from the left, how far, and what the ways count where wilds multiply. */
function runOf(window: WaysSpin['window'], symbol: LineSymbol, wildCounts: number) {
  let [count, ways, counted] = [0, 1, 1];
  for (const column of window) {
    const own = column.filter((shown) => shown === symbol).length;
    const wilds = column.filter((shown) => shown === WILD).length;
    if (own + wilds === 0) break;
    count += 1;
    ways *= own + wilds;
    counted *= own + wilds * wildCounts;
  }
  return { count, ways, counted };
}

/** What reels that stand so pay. Pure: pages and records show stored rounds with it. */
export function evaluate(model: WaysModel, { kind, stops }: Pick<WaysSpin, 'kind' | 'stops'>): WaysSpin {
  const isFree = kind === 'free';
  const multiplier = isFree ? model.freeMultiplier : 1;
  const window = windowOf(model.strips, stops);
  const wins: WayWin[] = [];
  for (const symbol of new Set(window[0])) {
    if (symbol === SCATTER || symbol === WILD) continue;
    const { count, ways, counted } = runOf(window, symbol, isFree ? model.freeWild : 1);
    const paysX100 = tripleAt(model.waysX100[symbol], count) * counted * multiplier;
    if (paysX100 > 0) wins.push({ symbol, count, ways, paysX100 });
  }
  const scatters = window.flat().filter((symbol) => symbol === SCATTER).length;
  const scatterPaysX100 = tripleAt(model.scattersX100, scatters) * multiplier;
  const paysX100 = wins.reduce((sum, win) => sum + win.paysX100, scatterPaysX100);
  const freeSpinsWon = tripleAt(model.freeSpins, scatters);
  return { kind, stops, window, wins, scatters, scatterPaysX100, freeSpinsWon, paysX100 };
}

const roundOf = (model: WaysModel, spins: readonly WaysSpin[]): WaysRound => ({
  spins,
  paysX100: Math.min(
    spins.reduce((sum, spin) => sum + spin.paysX100, 0),
    model.maxWinStakes * 100,
  ),
});

/** Plays one whole round, decided at once: five stops a spin, first reel first, the staked spin and then each free spin. */
export function play(model: WaysModel, draws: DrawSource): WaysRound {
  const spins: WaysSpin[] = [];
  let remaining = 0;
  do {
    const kind = spins.length === 0 ? 'base' : 'free';
    const spin = evaluate(model, { kind, stops: model.strips.map((strip) => draws.below(strip.length)) });
    spins.push(spin);
    remaining += spin.freeSpinsWon - (kind === 'free' ? 1 : 0);
  } while (remaining > 0 && spins.length <= MAX_FREE_SPINS);
  return roundOf(model, spins);
}

/** A round again from where its reels stood. */
export const replay = (model: WaysModel, stops: readonly (readonly number[])[]): WaysRound =>
  roundOf(
    model,
    stops.map((at, index) => evaluate(model, { kind: index === 0 ? 'base' : 'free', stops: at })),
  );
