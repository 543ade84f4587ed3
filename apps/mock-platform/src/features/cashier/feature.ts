import { cashierAccess } from '@tonalli/contracts/cashier/access';
import { defineFeature } from '../../transport/feature';
import { auditDeposits, auditWithdrawals } from './audit-orders';
import { cardSite } from './card-site';
import { cashierRoutes } from './cashier.routes';
import { seedDeposits, seedWithdrawals } from './cashier.seed';
import { receiveJob } from './confirm-receipt';
import { cancelBeyondLimit, creditHeldJob, creditWaiting } from './held-deposits';
import { ownCashier } from './own-data.repository';
import { depositJobs } from './settle-deposit';
import { withdrawalJobs } from './settle-withdrawal';
import { balanceReturnJob, stopDeposits, stopOrders } from './stop-orders';
import { moveTurnover } from './turnover';

export const cashier = defineFeature({
  name: 'cashier',
  routes: cashierRoutes,
  access: cashierAccess,
  sites: [cardSite],
  audits: [auditDeposits, auditWithdrawals],
  seeds: [
    { name: 'deposits', after: ['people'], run: seedDeposits },
    { name: 'withdrawals', after: ['records', 'points', 'vip', 'referral'], run: seedWithdrawals },
  ],
  jobs: [...depositJobs, creditHeldJob, ...withdrawalJobs, receiveJob, balanceReturnJob],
  on: {
    'limit.lowered': cancelBeyondLimit,
    'limit.raised': creditWaiting,
    'member.onBreak': stopOrders,
    'member.closed': stopDeposits,
    'money.transferred': moveTurnover,
  },
  ownData: ownCashier,
});
