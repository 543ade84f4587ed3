import type { LegState } from '@tonalli/contracts/games/sports';
import type { Slip, SlipForm } from '@tonalli/contracts/sports-bets/shapes';
import type { DecidedLeg } from '@tonalli/sportsbook/leg';
import { payoutMinor } from '@tonalli/sportsbook/payout';
import { linesOf, NAMED_SYSTEMS } from '@tonalli/sportsbook/systems';
import { type LineResult, lineResult } from '../../wagering/settlement';

/** A slip is paid and given back as one, whatever its lines. */
export const SLIP_LINE = 'slip';

/** More lines than this nobody can look through. */
export const MOST_LINES = 1_000;

function choose(count: number, size: number): number {
  let sets = 1;
  for (let at = 1; at <= size; at += 1) sets = (sets * (count - size + at)) / at;
  return Math.round(sets);
}

/** The lines of a slip, each the places of its legs; null where the legs do not make the form, or too many lines. */
export function slipLines(form: SlipForm, legs: number): number[][] | null {
  if (form.kind === 'system' && form.size < legs && choose(legs, form.size) > MOST_LINES) return null;
  if (form.kind === 'named' && NAMED_SYSTEMS[form.name].legs !== legs) return null;
  try {
    return linesOf(form, legs);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export type SlipShape = Pick<Slip, 'form'> & { readonly legs: { readonly length: number } };

/** Throws for a slip that was taken and has no lines: none is. */
export function takenLines({ form, legs }: SlipShape): number[][] {
  const lines = slipLines(form, legs.length);
  if (!lines) throw new RangeError(`${legs.length} legs are no ${form.kind}`);
  return lines;
}

/** Legs as far as they are decided; a line with one that lost is lost, whatever the others bring. */
type Known = Pick<LegState, 'oddsMilli' | 'result'>;

/** What hardly risks anything is no play: a line counts from these odds on. */
const COUNTS_FROM = 1.5;

/** What of a line counts as play, by its legs: all void, decided in full by any leg, or by half results alone. */
function validBp(legs: readonly DecidedLeg[]): number {
  const odds = legs.reduce((all, { oddsMilli }) => all * BigInt(oddsMilli), 1n);
  return odds * 10n < BigInt(COUNTS_FROM * 10) * 1_000n ** BigInt(legs.length) ? 0 : decidedBp(legs);
}

function decidedBp(legs: readonly DecidedLeg[]): number {
  if (legs.some(({ result }) => result === 'LOST')) return 10_000;
  const decided = legs.filter(({ result }) => result !== 'VOID');
  if (decided.length === 0) return 0;
  return decided.some(({ result }) => result === 'WON') ? 10_000 : 5_000;
}

function decidedOf(line: readonly number[], legs: readonly Known[]): DecidedLeg[] | null {
  const known = line.flatMap((place) => legs[place] ?? []);
  const isLost = known.some(({ result }) => result === 'LOST');
  if (!isLost && known.some(({ result }) => result === null)) return null;
  return known.map(({ oddsMilli, result }) => ({ oddsMilli, result: result ?? 'VOID' }));
}

interface Settling {
  readonly lines: readonly (readonly number[])[];
  readonly legs: readonly Known[];
  /** What of the stake is not sold back, all lines together. */
  readonly openMinor: number;
  /** What is left of the most that the slip pays. */
  readonly mostMinor: number;
}

function statusOf(decided: readonly DecidedLeg[][], paidMinor: number): LineResult['status'] {
  if (decided.flat().every(({ result }) => result === 'VOID')) return 'VOID';
  if (paidMinor === 0) return 'LOST';
  const [only] = decided;
  if (decided.length > 1 || !only || decidedBp(only) === 10_000) return 'WON';
  const isAhead = only.every(({ result }) => result === 'HALF_WON' || result === 'VOID');
  return isAhead ? 'HALF_WON' : 'HALF_LOST';
}

/**
 * How a slip comes out once each of its lines is decided; null before. Every line has the same part of the stake; all are added
 * up exactly and rounded down once. What counts as play is counted line by line.
 */
export function settled({ lines, legs, openMinor, mostMinor }: Settling): LineResult | null {
  const decided = lines.map((line) => decidedOf(line, legs));
  const known = decided.filter((line) => line !== null);
  if (known.length < lines.length) return null;
  const wonMinor = Math.floor(payoutMinor(openMinor, known) / lines.length);
  const status = statusOf(known, wonMinor);
  const payout = status === 'VOID' ? openMinor : Math.min(wonMinor, mostMinor);
  const counts = known.reduce((sum, line) => sum + validBp(line), 0);
  const validStakeMinor = Math.floor((openMinor * counts) / (10_000 * lines.length));
  return { ...lineResult({ line: SLIP_LINE, stakeMinor: openMinor, status, payoutMinor: payout }), validStakeMinor };
}
