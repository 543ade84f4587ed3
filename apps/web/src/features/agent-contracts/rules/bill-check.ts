import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import { afterDownlines, type Pay, payOf } from '@tonalli/contracts/agent-contracts/pay';
import { figuresOf } from './next-level';

export const CHECKS = [
  ...(['gross', 'closingCarry', 'toDownlines', 'due', 'paid'] as const),
  ...(['turnover', 'stake', 'payout', 'activeMembers'] as const),
] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Difference {
  check: CheckName;
  /** What the bill says, and what its own inputs come to: minor units, or people. */
  shown: number;
  computed: number;
}

export interface BillCheck {
  pay: Pay;
  /** Nothing: every figure of the bill follows from its inputs. */
  differences: Difference[];
}

/** As many of who was active, and of downlines, as a bill names; with more the sums cannot be checked. */
const MOST_NAMED = 200;

/** Of postings: what the operator took back. */
export const TAKEN_BACK = 'agent.clawback';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Works a bill out again from the inputs that it shows, and holds every figure of it against that (CON-06). */
export function checkBill(detail: BillDetail): BillCheck {
  const { bill, terms, figures, byCategory, active, downlines, postings, closingCarry } = detail;
  const pay = payOf(terms, figuresOf(detail));
  // What the agent pays out of the own means comes off nothing.
  const byHouse = downlines.filter(({ payer }) => payer === 'house');
  const toDownlines = downlines.length < MOST_NAMED ? sum(byHouse.map(({ gross }) => gross)) : null;
  const computed: Record<CheckName, number | null> = {
    gross: pay.amountMinor,
    closingCarry: pay.closingCarryMinor,
    toDownlines,
    due: afterDownlines(pay.amountMinor, bill.toDownlines).netMinor,
    // What was taken back later was paid before.
    paid: sum(postings.map(({ kind, amount }) => (kind === TAKEN_BACK ? 0 : amount))),
    turnover: sum(byCategory.map((row) => row.turnover)),
    stake: sum(byCategory.map((row) => row.stake)),
    payout: sum(byCategory.map((row) => row.payout)),
    activeMembers: active.length < MOST_NAMED ? active.length : null,
  };
  const shown: Record<CheckName, number> = {
    ...{ gross: bill.gross, closingCarry, toDownlines: bill.toDownlines, due: bill.due, paid: bill.paid },
    ...{ turnover: figures.turnover, stake: figures.stake, payout: figures.payout },
    activeMembers: figures.activeMembers,
  };
  const differences = CHECKS.flatMap((check) => {
    const again = computed[check];
    return again === null || again === shown[check] ? [] : [{ check, shown: shown[check], computed: again }];
  });
  return { pay, differences };
}
