import { type MainCategory, type MainKind, mainCategory } from '@tonalli/contracts/ledger';
import type { StatementLine } from '@tonalli/contracts/records/statement-text';

/** What a month is summed up by: the ledger's categories, of which play is told apart into what was staked and what came back. */
export type StatementGroup = Exclude<MainCategory, 'bet'> | 'stake' | 'payout';

/** As people read them: what came and went, then play, then the rest. */
export const STATEMENT_GROUPS: readonly StatementGroup[] = [
  ...(['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'fee', 'transfer', 'rebate'] as const),
  ...(['income', 'contract'] as const),
];

/** A correction takes back what was paid, so it counts against that. */
export function groupOf({ kind, amountMinor }: { kind: MainKind; amountMinor: number }): StatementGroup {
  const category = mainCategory(kind);
  if (category !== 'bet') return category;
  return amountMinor < 0 && kind !== 'bet.reversal' ? 'stake' : 'payout';
}

export type KnownLine = StatementLine & { kind: MainKind };

export function sumsOf(lines: readonly KnownLine[]): Map<StatementGroup, number> {
  const sums = new Map<StatementGroup, number>();
  for (const line of lines) {
    const group = groupOf(line);
    sums.set(group, (sums.get(group) ?? 0) + line.amountMinor);
  }
  return sums;
}

export interface StatementDay {
  /** What the day is called, in the operator's zone. */
  day: string;
  movements: number;
  inMinor: number;
  outMinor: number;
  closingMinor: number;
}

/** Days with movements, the first one first; the lines are the oldest first. */
export function daysOf(lines: readonly KnownLine[], nameOf: (at: string) => string): StatementDay[] {
  const days = new Map<string, StatementDay>();
  for (const { at, amountMinor, balanceAfterMinor } of lines) {
    const name = nameOf(at);
    const day = days.get(name) ?? { day: name, movements: 0, inMinor: 0, outMinor: 0, closingMinor: 0 };
    day.movements += 1;
    if (amountMinor > 0) day.inMinor += amountMinor;
    else day.outMinor -= amountMinor;
    day.closingMinor = balanceAfterMinor;
    days.set(name, day);
  }
  return [...days.values()];
}
