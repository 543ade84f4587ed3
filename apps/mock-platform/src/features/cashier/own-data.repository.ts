import { ownRows } from '../../world/own-rows';
import { bankAccounts, depositOrders, turnoverRequirements, withdrawals } from './cashier.table';

/** What a member is handed over of these tables. */
export const ownCashier = [
  ownRows('cashier.deposits', depositOrders, { by: ['id'], without: ['instructions'] }),
  ownRows('cashier.withdrawals', withdrawals, { by: ['id'] }),
  ownRows('cashier.bankAccounts', bankAccounts, { by: ['id'] }),
  ownRows('cashier.turnover', turnoverRequirements, { by: ['memberId'] }),
];
