import * as cashier from '@tonalli/contracts/cashier/wire';
import { type Route, route } from '../../transport/verb';
import { addBankAccount, chooseBankAccount, listBankAccounts, listBanks, removeBankAccount } from './bank-accounts';
import { reportNotReceived } from './claim-withdrawal';
import { confirmReceipt } from './confirm-receipt';
import { createDeposit } from './create-deposit';
import { createWithdrawal } from './create-withdrawal';
import { decideHeldDeposit } from './held-deposits';
import { fetchDeposit, listDepositChannels, listDeposits } from './read-deposits';
import { fetchWithdrawalRules, listWithdrawals } from './read-withdrawals';

export const cashierRoutes: Route[] = [
  route(cashier.listDepositChannels, listDepositChannels),
  route(cashier.createDeposit, createDeposit),
  route(cashier.fetchDeposit, fetchDeposit),
  route(cashier.listDeposits, listDeposits),
  route(cashier.decideHeldDeposit, decideHeldDeposit),
  route(cashier.listBanks, listBanks),
  route(cashier.listBankAccounts, listBankAccounts),
  route(cashier.addBankAccount, addBankAccount),
  route(cashier.removeBankAccount, removeBankAccount),
  route(cashier.chooseBankAccount, chooseBankAccount),
  route(cashier.fetchWithdrawalRules, fetchWithdrawalRules),
  route(cashier.createWithdrawal, createWithdrawal),
  route(cashier.listWithdrawals, listWithdrawals),
  route(cashier.confirmReceipt, confirmReceipt),
  route(cashier.reportNotReceived, reportNotReceived),
];
