import type { DrawSource } from '../../kernel/fairness';
import { LINE_COUNT, PAYLINES, REELS, ROWS } from './lines';
import type { SlotModel, Triple } from './models';
import { isSlotSymbol, type LineSymbol, SCATTER, type SlotSymbol, WILD } from './symbols';

export interface LineWin {
  /** Index into `PAYLINES`. */
  readonly line: number;
  readonly symbol: LineSymbol;
  readonly count: 3 | 4 | 5;
  /** With the free spin's multiplier. */
  readonly payoutMinor: number;
}

export interface SpinOutcome {
  readonly kind: 'base' | 'free';
  /** Where each strip stands: the index of the symbol in the top row. */
  readonly stops: readonly number[];
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  readonly scatterPayoutMinor: number;
  readonly payoutMinor: number;
  readonly freeSpinsWon: number;
}

export interface RoundOutcome {
  /** The base spin, then every free spin in order. */
  readonly spins: readonly SpinOutcome[];
  /** What the round pays: the sum of its spins, at most the model's maximum. */
  readonly payoutMinor: number;
  readonly capped: boolean;
}

export interface SlotInput {
  /** Minor units; the round's stake is 20 times this. */
  readonly lineStakeMinor: number;
}

/** A backstop far beyond what chance reaches (see `exact.test.ts`), so that a round always ends. */
export const MAX_FREE_SPINS = 5_000;

function symbolAt(strip: string, index: number): SlotSymbol {
  const symbol = strip[index % strip.length] ?? '';
  if (!isSlotSymbol(symbol)) throw new RangeError(`a strip holds ${symbol}`);
  return symbol;
}

/** The symbols that show, by reel from left to right and by row from top to bottom. */
export function windowOf(strips: readonly string[], stops: readonly number[]): SlotSymbol[][] {
  return strips.map((strip, reel) => {
    const top = stops[reel] ?? 0;
    const shown: SlotSymbol[] = [];
    for (let row = 0; row < ROWS; row += 1) shown.push(symbolAt(strip, top + row));
    return shown;
  });
}

const tripleAt = (triple: Triple, count: number): number => (count >= 3 ? (triple[count - 3] ?? 0) : 0);

function lineWin(model: SlotModel, window: SlotSymbol[][], line: number): Omit<LineWin, 'payoutMinor'> | null {
  const rows = PAYLINES[line] ?? [];
  const first = window[0]?.[rows[0] ?? 0];
  if (first === undefined || first === WILD || first === SCATTER) return null;
  let count = 1;
  while (count < REELS) {
    const symbol = window[count]?.[rows[count] ?? 0];
    if (symbol !== first && symbol !== WILD) break;
    count += 1;
  }
  if (count !== 3 && count !== 4 && count !== 5) return null;
  return tripleAt(model.linePays[first], count) > 0 ? { line, symbol: first, count } : null;
}

/** What reels that stand so pay. Pure: records draw stored rounds with it. Amounts in minor units. */
export function evaluate(
  model: SlotModel,
  spin: Pick<SpinOutcome, 'kind' | 'stops'>,
  { lineStakeMinor }: SlotInput,
): SpinOutcome {
  const free = spin.kind === 'free';
  const multiplier = free ? model.freeMultiplier : 1;
  const window = windowOf(free ? model.freeStrips : model.strips, spin.stops);
  const wins: LineWin[] = [];
  for (let line = 0; line < LINE_COUNT; line += 1) {
    const win = lineWin(model, window, line);
    if (!win) continue;
    const pays = tripleAt(model.linePays[win.symbol], win.count);
    wins.push({ ...win, payoutMinor: pays * lineStakeMinor * multiplier });
  }
  let scatters = 0;
  for (const shown of window) for (const symbol of shown) if (symbol === SCATTER) scatters += 1;
  const scatterPayoutMinor = tripleAt(model.scatterPays, scatters) * lineStakeMinor * LINE_COUNT * multiplier;
  return {
    kind: spin.kind,
    stops: spin.stops,
    wins,
    scatters,
    scatterPayoutMinor,
    payoutMinor: wins.reduce((sum, win) => sum + win.payoutMinor, scatterPayoutMinor),
    freeSpinsWon: tripleAt(model.freeSpins, scatters),
  };
}

function close(model: SlotModel, input: SlotInput, spins: SpinOutcome[]): RoundOutcome {
  const won = spins.reduce((sum, spin) => sum + spin.payoutMinor, 0);
  const most = model.maxWinStakes * input.lineStakeMinor * LINE_COUNT;
  return { spins, payoutMinor: Math.min(won, most), capped: won > most };
}

/**
 * Plays one whole round: the base spin and every free spin that it wins, decided at once.
 * Draws five stops a spin, first reel first. Throws `RangeError` on a line stake that is no positive whole number.
 */
export function play(model: SlotModel, input: SlotInput, random: DrawSource): RoundOutcome {
  if (!Number.isSafeInteger(input.lineStakeMinor) || input.lineStakeMinor < 1) {
    throw new RangeError(`not a line stake: ${input.lineStakeMinor}`);
  }
  const spins: SpinOutcome[] = [];
  let remaining = 0;
  do {
    const kind = spins.length === 0 ? 'base' : 'free';
    const strips = kind === 'free' ? model.freeStrips : model.strips;
    const stops = strips.map((strip) => random.below(strip.length));
    const spin = evaluate(model, { kind, stops }, input);
    spins.push(spin);
    remaining += spin.freeSpinsWon - (kind === 'free' ? 1 : 0);
  } while (remaining > 0 && spins.length <= MAX_FREE_SPINS);
  return close(model, input, spins);
}

/** Draws a stored round again from where its reels stood. */
export function replay(model: SlotModel, input: SlotInput, stops: readonly (readonly number[])[]): RoundOutcome {
  const spins = stops.map((at, index) => evaluate(model, { kind: index === 0 ? 'base' : 'free', stops: at }, input));
  return close(model, input, spins);
}
