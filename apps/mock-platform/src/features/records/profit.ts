import { isMainDebit, type MainCategory, type MainKind, mainCategory } from '@tonalli/contracts/ledger';
import type { Profit } from '@tonalli/contracts/records/wire';

/** Where each category counts. Of bets, what goes out is stake and what comes back is payout. */
const COLUMN_OF = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bet: 'play',
  bonus: 'bonus',
  fee: 'fee',
  // From one of the member's own wallets to another.
  transfer: 'none',
} as const satisfies Record<MainCategory, 'deposit' | 'withdrawal' | 'play' | 'bonus' | 'fee' | 'none'>;

/** Play from a vendor wallet, which the main account does not feel. */
export const WALLET_PLAY = ['vendor.stake', 'vendor.payout', 'vendor.refund'] as const;
export type ProfitKind = MainKind | (typeof WALLET_PLAY)[number];

export const NO_PROFIT: Readonly<Profit> = {
  deposit: 0,
  withdrawal: 0,
  stake: 0,
  payout: 0,
  bonus: 0,
  fee: 0,
  net: 0,
};

const isWalletPlay = (kind: ProfitKind): kind is (typeof WALLET_PLAY)[number] =>
  WALLET_PLAY.some((each) => each === kind);

/** Adds the sum of a kind's movements to a profit. Amount in minor units, above zero. */
export function addMovement(profit: Profit, kind: ProfitKind, amountMinor: number): void {
  if (isWalletPlay(kind)) {
    profit[kind === 'vendor.stake' ? 'stake' : 'payout'] += amountMinor;
    profit.net = profit.payout + profit.bonus - profit.stake - profit.fee;
    return;
  }
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
