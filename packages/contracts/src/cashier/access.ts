import { type AccessOf, PICTURE } from '../access-row';
import type * as wire from './wire';

export const cashierAccess: AccessOf<typeof wire> = {
  addBankAccount: { may: 'member', onBreak: 'allowed', input: { clabe: '1', holder: 'Ana Luna' } },
  chooseBankAccount: { may: 'signed in', onBreak: 'allowed', owns: 'accountId', input: { accountId: 'none' } },
  confirmReceipt: {
    may: 'signed in',
    onBreak: 'allowed',
    owns: 'withdrawalId',
    input: { withdrawalId: 'W00000001', receipt: 'FULL' },
  },
  createDeposit: { may: 'member', input: { channelId: 'none', amount: '100.00' } },
  createWithdrawal: {
    may: 'member',
    onBreak: 'allowed',
    owns: 'accountId',
    input: { accountId: 'none', amount: '100.00', paymentPassword: '135790' },
  },
  decideHeldDeposit: { may: 'member', owns: 'orderId', input: { orderId: 'D00000001', choice: 'RETURN' } },
  fetchDeposit: { may: 'signed in', onBreak: 'allowed', owns: 'orderId', input: { orderId: 'D00000001' } },
  fetchWithdrawalRules: { may: 'signed in', onBreak: 'allowed', input: {} },
  listBankAccounts: { may: 'signed in', onBreak: 'allowed', input: {} },
  listBanks: { may: 'signed in', onBreak: 'allowed', input: {} },
  listDepositChannels: { may: 'signed in', input: {} },
  listDeposits: { may: 'signed in', onBreak: 'allowed', input: { pageNo: '1', pageSize: '10' } },
  listWithdrawals: { may: 'signed in', onBreak: 'allowed', input: { pageNo: '1', pageSize: '10' } },
  removeBankAccount: { may: 'signed in', onBreak: 'allowed', owns: 'accountId', input: { accountId: 'none' } },
  reportNotReceived: {
    may: 'signed in',
    onBreak: 'allowed',
    owns: 'withdrawalId',
    input: { withdrawalId: 'W00000001', images: [PICTURE] },
  },
};
