import type { ClosedTold } from '@tonalli/contracts/account/closing';
import { WITHDRAWAL_STATES } from '@tonalli/contracts/cashier/states';
import { property } from './failure-code';

function payoutIn(payout: unknown): ClosedTold['payout'] | undefined {
  if (payout === null) return null;
  const status = WITHDRAWAL_STATES.find((known) => known === property(payout, 'status'));
  const amountMinor = property(payout, 'amountMinor');
  const [withdrawalId, bankName, maskedClabe] = ['withdrawalId', 'bankName', 'maskedClabe'].map((name) =>
    property(payout, name),
  );
  if (!status || typeof amountMinor !== 'number') return undefined;
  if (typeof withdrawalId !== 'string' || typeof bankName !== 'string' || typeof maskedClabe !== 'string')
    return undefined;
  return { withdrawalId, amountMinor, status, bankName, maskedClabe };
}

/** How a closed account stands, as another tab or a refused login says it; undefined for anything else. */
export function closedIn(value: unknown): ClosedTold | undefined {
  const [at, balanceMinor] = [property(value, 'at'), property(value, 'balanceMinor')];
  const payout = payoutIn(property(value, 'payout'));
  if (typeof at !== 'string' || typeof balanceMinor !== 'number' || payout === undefined) return undefined;
  return { at, payout, balanceMinor };
}
