import type { ChosenLimitsView, LimitsView } from '@tonalli/contracts/limits/api';
import {
  type KindLimits,
  type LimitKind,
  limitOutOfOrder,
  type OwnLimitPeriod,
  PERIODS_OF_LIMITS,
} from '@tonalli/contracts/limits/periods';
import { amountText, parseAmount } from '../../hooks/amount-text';

const DAY_MINUTES = 24 * 60;

export type TypedLimits = { [Period in OwnLimitPeriod]?: string };
export type LimitFault = 'amount' | 'minutes' | 'order';
export type LimitFaults = { [Period in OwnLimitPeriod]?: LimitFault };

export const periodsOf = (kind: LimitKind): readonly OwnLimitPeriod[] => PERIODS_OF_LIMITS[kind];

/** The limits of a kind that hold, in minor units, of time in minutes. */
export function heldLimits({ states, timeMinutes }: LimitsView, kind: LimitKind): KindLimits {
  if (kind === 'time') return timeMinutes === null ? {} : { daily: timeMinutes };
  const held = states.filter((state) => state.kind === kind && state.limitMinor !== null);
  return Object.fromEntries(held.map(({ period, limitMinor }) => [period, limitMinor]));
}

/** The limits as a person would type them. */
export function typedOf(kind: LimitKind, limits: KindLimits): TypedLimits {
  const texts = periodsOf(kind).flatMap((period) => {
    const limit = limits[period];
    if (limit === undefined) return [];
    return [[period, kind === 'time' ? String(limit) : amountText(limit)]];
  });
  return Object.fromEntries(texts);
}

function read(kind: LimitKind, text: string): number | null {
  if (kind !== 'time') return parseAmount(text) || null;
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return minutes >= 1 && minutes <= DAY_MINUTES ? minutes : null;
}

/** What was typed, with what has to be mended. An empty field is no limit. */
export function readTyped(kind: LimitKind, typed: TypedLimits): { limits: KindLimits; faults: LimitFaults } {
  const limits: KindLimits = {};
  const faults: LimitFaults = {};
  for (const period of periodsOf(kind)) {
    const text = typed[period]?.trim() ?? '';
    if (text === '') continue;
    const limit = read(kind, text);
    if (limit === null) faults[period] = kind === 'time' ? 'minutes' : 'amount';
    else limits[period] = limit;
  }
  const tooLow = limitOutOfOrder(limits);
  if (tooLow) faults[tooLow] = 'order';
  return { limits, faults };
}

/** As calls have them. */
export function asChosen(kind: LimitKind, { daily, ...others }: KindLimits): ChosenLimitsView {
  return kind === 'time' ? { minutes: daily } : { daily, ...others };
}

export const ofChosen = ({ minutes, ...limits }: ChosenLimitsView): KindLimits =>
  minutes === undefined ? limits : { daily: minutes };
