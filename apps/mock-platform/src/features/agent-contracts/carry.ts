import { baseOf, type ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/system-time';
import type { Span } from '../../rollups/time-parts';
import type { CarryRow } from './bills.repository';

const monthOf = (at: number): string => dayInZone(at, OPERATOR_TIME_ZONE).slice(0, 7);

/** What former periods leave to be earned first in a period, by the terms that hold in it; 0 or below. Minor units. */
export function openingCarry({ kind, carry }: ContractTerms, { from }: Span, left: CarryRow | null): number {
  if (!left || baseOf(kind) === 'turnover' || carry === 'none') return 0;
  if (carry === 'previousPeriod' && left.toAt !== from) return 0;
  if (carry === 'withinMonth' && monthOf(left.fromAt) !== monthOf(from)) return 0;
  return left.closingMinor;
}

/** What corrections took back of a salary beyond what a period came to: the next one starts with it. */
export const openingCorrection = ({ kind }: ContractTerms, left: CarryRow | null): number =>
  left && baseOf(kind) === 'turnover' ? left.closingMinor : 0;
