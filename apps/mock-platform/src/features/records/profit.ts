import type { Profit } from '@tonalli/contracts/records/wire';
import type { DayFlow } from '../../rollups/cash.repository';
import type { FlowCategory } from '../../rollups/flow-kinds';

/** Where each category counts. Of bets, what goes out is stake and what comes back is payout; a correction takes payout back. */
const COLUMN_OF = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bet: 'play',
  bonus: 'bonus',
  fee: 'fee',
  // From one of the member's own wallets to another, or to another member: neither won nor lost.
  transfer: 'none',
  // Given back of the member's own bets.
  rebate: 'bonus',
  // An agent's earnings and what is owed to a downline are no result of play.
  income: 'none',
  contract: 'none',
  reversal: 'payout',
  walletPlay: 'play',
  walletReversal: 'payout',
} as const satisfies Record<FlowCategory, 'deposit' | 'withdrawal' | 'play' | 'payout' | 'bonus' | 'fee' | 'none'>;

export const NO_PROFIT: Readonly<Profit> = {
  deposit: 0,
  withdrawal: 0,
  stake: 0,
  payout: 0,
  bonus: 0,
  fee: 0,
  net: 0,
};

/** Adds what was moved in a category to a profit. */
export function addFlow(profit: Profit, { category, inMinor, outMinor }: Omit<DayFlow, 'day'>): void {
  const column = COLUMN_OF[category];
  if (column === 'deposit') profit.deposit += inMinor - outMinor;
  if (column === 'withdrawal') profit.withdrawal += outMinor - inMinor;
  if (column === 'bonus') profit.bonus += inMinor - outMinor;
  if (column === 'fee') profit.fee += outMinor - inMinor;
  if (column === 'play') {
    profit.stake += outMinor;
    profit.payout += inMinor;
  }
  if (column === 'payout') profit.payout += inMinor - outMinor;
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
