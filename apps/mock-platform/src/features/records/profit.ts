import { POSTING_KINDS, type RealKind } from '@tonalli/contracts/ledger';
import type { Profit } from '@tonalli/contracts/records/wire';

/** Where each category counts. Of bets, what goes out is stake and what comes back is payout. */
const COLUMN_OF = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bet: 'play',
  bonus: 'bonus',
  fee: 'fee',
  // From one of the member's own wallets to another, or to another member: neither won nor lost.
  transfer: 'none',
} as const satisfies Record<
  (typeof POSTING_KINDS)[RealKind]['category'],
  'deposit' | 'withdrawal' | 'play' | 'bonus' | 'fee' | 'none'
>;

export const NO_PROFIT: Readonly<Profit> = {
  deposit: 0,
  withdrawal: 0,
  stake: 0,
  payout: 0,
  bonus: 0,
  fee: 0,
  net: 0,
};

/** Adds what was moved of a kind to a profit. Amount in minor units, below zero where it went out. */
export function addMovement(profit: Profit, kind: RealKind, amountMinor: number): void {
  const column = COLUMN_OF[POSTING_KINDS[kind].category];
  if (column === 'deposit') profit.deposit += amountMinor;
  if (column === 'withdrawal') profit.withdrawal -= amountMinor;
  if (column === 'bonus') profit.bonus += amountMinor;
  if (column === 'fee') profit.fee -= amountMinor;
  if (column === 'play') profit[amountMinor < 0 ? 'stake' : 'payout'] += Math.abs(amountMinor);
  profit.net = profit.payout + profit.bonus - profit.stake - profit.fee;
}

export function addProfits(profits: readonly Profit[]): Profit {
  const sum = (column: keyof Profit) => profits.reduce((total, each) => total + each[column], 0);
  return {
    deposit: sum('deposit'),
    withdrawal: sum('withdrawal'),
    stake: sum('stake'),
    payout: sum('payout'),
    bonus: sum('bonus'),
    fee: sum('fee'),
    net: sum('net'),
  };
}
