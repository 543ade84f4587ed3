import { isMainDebit, type MainCategory, type MainKind, mainCategory } from '@tonalli/contracts/ledger';
import type { Profit } from '@tonalli/contracts/records/wire';

/** Where each category counts. Of bets, what goes out is stake and what comes back is payout. */
const COLUMN_OF = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bet: 'play',
  bonus: 'bonus',
  fee: 'fee',
} as const satisfies Record<MainCategory, 'deposit' | 'withdrawal' | 'play' | 'bonus' | 'fee'>;

export const NO_PROFIT: Readonly<Profit> = {
  deposit: 0,
  withdrawal: 0,
  stake: 0,
  payout: 0,
  bonus: 0,
  fee: 0,
  net: 0,
};

/** Adds the sum of a kind's movements to a profit. Amount in minor units, above zero. */
export function addMovement(profit: Profit, kind: MainKind, amountMinor: number): void {
  const signed = isMainDebit(kind) ? -amountMinor : amountMinor;
  const column = COLUMN_OF[mainCategory(kind)];
  if (column === 'deposit') profit.deposit += signed;
  if (column === 'withdrawal') profit.withdrawal -= signed;
  if (column === 'bonus') profit.bonus += signed;
  if (column === 'fee') profit.fee -= signed;
  if (column === 'play') profit[isMainDebit(kind) ? 'stake' : 'payout'] += amountMinor;
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
