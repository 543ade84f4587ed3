import { LINE_COUNT, PAYLINES, REELS, ROWS } from '../slot/lines';
import { LINE_SYMBOLS } from '../slot/symbols';
import { CELLS, stopsOf } from './engine';
import { HOLD_FROM, type HoldAndSpinModel, RESPINS } from './models';

/** An exact fraction; not reduced. */
export interface Fraction {
  readonly part: bigint;
  readonly of: bigint;
}

const NONE: Fraction = { part: 0n, of: 1n };
const fraction = (part: number, of: number): Fraction => ({ part: BigInt(part), of: BigInt(of) });
const times = (one: Fraction, other: Fraction): Fraction => ({ part: one.part * other.part, of: one.of * other.of });
const plus = (one: Fraction, other: Fraction): Fraction =>
  one.of === other.of
    ? { part: one.part + other.part, of: one.of }
    : { part: one.part * other.of + other.part * one.of, of: one.of * other.of };
const power = ({ part, of }: Fraction, exponent: number): Fraction => ({
  part: part ** BigInt(exponent),
  of: of ** BigInt(exponent),
});
const rest = ({ part, of }: Fraction): Fraction => ({ part: of - part, of });

function choose(of: number, taken: number): number {
  let ways = 1;
  for (let at = 1; at <= taken; at += 1) ways = (ways * (of - taken + at)) / at;
  return ways;
}

/** The chance that of so many cells just so many bring a coin. */
const landing = (chance: Fraction, cells: number, coins: number): Fraction =>
  times(fraction(choose(cells, coins), 1), times(power(chance, coins), power(rest(chance), cells - coins)));

/** The chance that a cell of the spin shows a coin: the same in every reel. */
function coinChance({ reels }: HoldAndSpinModel): Fraction {
  const [first = {}] = reels;
  return fraction(first.S ?? 0, stopsOf(first));
}

/** Chances of 0 to 15 coins in the end, 0 below those that are held: a chain of the coins held, each state left for a fuller one or for good. */
export function heldChances(model: HoldAndSpinModel): Fraction[] {
  const lands = fraction(model.respin.coins, model.respin.of);
  const at = Array.from({ length: CELLS + 1 }, (_, coins) =>
    coins < HOLD_FROM ? NONE : landing(coinChance(model), CELLS, coins),
  );
  const ends: Fraction[] = [...at];
  for (let coins = HOLD_FROM; coins < CELLS; coins += 1) {
    const here = at[coins] ?? NONE;
    const empty = CELLS - coins;
    const nothing = power(rest(lands), empty);
    ends[coins] = times(here, power(nothing, RESPINS));
    // The first respin that brings something is one of the three.
    let before = NONE;
    for (let idle = 0; idle < RESPINS; idle += 1) before = plus(before, power(nothing, idle));
    for (let more = 1; more <= empty; more += 1) {
      const reached = times(here, times(before, landing(lands, empty, more)));
      at[coins + more] = plus(at[coins + more] ?? NONE, reached);
    }
  }
  ends[CELLS] = at[CELLS] ?? NONE;
  return ends;
}

/** What one line pays on average, in line stakes: each cell shows every stop of its reel equally often. */
export function lineMean({ reels, linePays }: HoldAndSpinModel): Fraction {
  const stops = reels.map(stopsOf);
  const of = stops.reduce((product, count) => product * BigInt(count), 1n);
  let part = 0n;
  for (const symbol of LINE_SYMBOLS) {
    const fits = reels.map((reel) => (reel[symbol] ?? 0) + (reel.W ?? 0));
    for (let count = 3; count <= REELS; count += 1) {
      const ways = stops.reduce((product, all, reel) => {
        const hits = reel === 0 ? (reels[0]?.[symbol] ?? 0) : (fits[reel] ?? 0);
        if (reel < count) return product * BigInt(hits);
        return product * BigInt(reel === count ? all - hits : all);
      }, 1n);
      part += ways * BigInt(linePays[symbol][count - 3] ?? 0);
    }
  }
  return { part, of };
}

export interface ExactReturn {
  /** Of the stake, exactly. */
  readonly all: Fraction;
  readonly lines: Fraction;
  readonly coins: Fraction;
  readonly grand: Fraction;
  /** The chance of a board that is full. */
  readonly full: Fraction;
  /** The chance that coins are held. */
  readonly hold: Fraction;
}

/** The return of a model: worths of coins are drawn apart from where they land, so their mean counts each. */
export function exactReturn(model: HoldAndSpinModel): ExactReturn {
  const weights = model.coins.reduce((sum, { weight }) => sum + weight, 0);
  const worths = model.coins.reduce((sum, { weight, lineStakes }) => sum + weight * lineStakes, 0);
  const perCoin = fraction(worths, weights * LINE_COUNT);
  const ends = heldChances(model);
  let coins = NONE;
  let hold = NONE;
  ends.forEach((chance, held) => {
    hold = plus(hold, chance);
    if (held < CELLS) coins = plus(coins, times(chance, times(fraction(held, 1), perCoin)));
  });
  const full = ends[CELLS] ?? NONE;
  // Twenty lines, each paid in twentieths of the stake.
  const lines = lineMean(model);
  const grand = times(full, fraction(model.grand, LINE_COUNT));
  return { all: plus(lines, plus(coins, grand)), ...{ lines, coins, grand, full, hold } };
}

/** The most that lines pay where so many cells hold a coin: the best symbol everywhere else. */
function bestLines({ linePays }: HoldAndSpinModel, coins: number): number {
  const pay = (run: number) => Math.max(0, ...LINE_SYMBOLS.map((symbol) => linePays[symbol][run - 3] ?? 0));
  let best = 0;
  for (let mask = 0; mask < 2 ** CELLS; mask += 1) {
    if (bits(mask) !== coins) continue;
    let sum = 0;
    for (const rows of PAYLINES) {
      const end = rows.findIndex((row, reel) => (mask >> (reel * ROWS + row)) & 1);
      sum += pay(end < 0 ? REELS : end);
    }
    best = Math.max(best, sum);
  }
  return best;
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left > 0; left &= left - 1) count += 1;
  return count;
}

/** The most that a round pays, in line stakes. */
export function mostPaid(model: HoldAndSpinModel): number {
  const coin = Math.max(...model.coins.map(({ lineStakes }) => lineStakes));
  const held = Math.max(model.grand, (CELLS - 1) * coin);
  return Math.max(bestLines(model, 0), bestLines(model, HOLD_FROM) + held);
}

/** A chance or return in percent, cut: never more than it is. */
export const percentOf = ({ part, of }: Fraction): string => (Number((part * 10_000n) / of) / 100).toFixed(2);
