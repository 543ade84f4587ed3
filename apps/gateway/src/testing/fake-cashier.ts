import type { DepositChannel, DepositOrder, Withdrawal } from '@tonalli/contracts/cashier/wire';

const AT = '2026-03-01T12:00:00.000Z';
const FEE = { fixed: 800, basisPoints: 0 };
const PAGED = { pageNum: 1, totalPages: 1, totalRows: 1 };

const CHANNEL: DepositChannel = {
  channelId: 'spei',
  kind: 'SPEI',
  min: 10_000,
  max: 1_000_000,
  fee: FEE,
  presets: [50_000],
  expiresMinutes: 30,
};

const DEPOSIT: DepositOrder = {
  orderId: 'D00000001',
  channelId: 'spei',
  amount: 50_000,
  fee: 800,
  credit: 49_200,
  received: null,
  status: 'PENDING',
  createdAt: AT,
  expiresAt: AT,
  settledAt: null,
  instructions: {
    kind: 'SPEI',
    clabe: '801180000118359714',
    bankName: 'Banco Anáhuac',
    beneficiary: 'Tonalli',
    reference: '1234567',
  },
};

const BANK = { bankId: 'bank-1', code: '801', name: 'Banco Anáhuac', logo: '/art/banks/bank-1.svg' };
const ACCOUNT = { accountId: 'A00000001', bank: BANK, maskedClabe: '•••• 9714', holder: 'Demo', isDefault: true };

const WITHDRAWAL: Withdrawal = {
  withdrawalId: 'W00000001',
  amount: 50_000,
  fee: 800,
  net: 49_200,
  paid: 0,
  received: null,
  remaining: null,
  refunded: 0,
  forced: false,
  status: 'REQUESTED',
  proof: [],
  bankName: 'Banco Anáhuac',
  maskedClabe: '•••• 9714',
  createdAt: AT,
  paidAt: null,
  answerBy: null,
  closedAt: null,
};

/** What the fake platform answers for the cashier when a test says nothing else. */
export const FAKE_CASHIER = {
  listDepositChannels: { channels: [CHANNEL] },
  createDeposit: DEPOSIT,
  fetchDeposit: DEPOSIT,
  listDeposits: { content: [DEPOSIT], ...PAGED },
  listBanks: { banks: [BANK] },
  listBankAccounts: { accounts: [ACCOUNT] },
  addBankAccount: ACCOUNT,
  removeBankAccount: null,
  chooseBankAccount: null,
  fetchWithdrawalRules: {
    min: 20_000,
    max: 5_000_000,
    fee: FEE,
    dailyCount: 3,
    usedToday: 1,
    turnover: { required: 100_000, done: 40_000 },
    receiptMinutes: 1_440,
  },
  createWithdrawal: WITHDRAWAL,
  listWithdrawals: { content: [WITHDRAWAL], ...PAGED },
  confirmReceipt: { ...WITHDRAWAL, status: 'CONFIRMED_FULL' as const },
  reportNotReceived: { ...WITHDRAWAL, status: 'NOT_RECEIVED' as const, proof: ['I00000001'] },
};
