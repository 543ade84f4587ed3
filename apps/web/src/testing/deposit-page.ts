import type { DepositChannelView } from '@tonalli/contracts/cashier/api';
import type { LimitsView } from '@tonalli/contracts/limits/api';
import { type Answers, memberInfo } from './fake-gateway';
import { SECURITY } from './security-page';

const SPEI: DepositChannelView = {
  id: 'spei',
  kind: 'SPEI',
  minMinor: 10_000,
  maxMinor: 5_000_000,
  fee: { fixedMinor: 0, basisPoints: 0 },
  presetsMinor: [20_000],
  expiresMinutes: 30,
  debitOnly: false,
};
export const NO_LIMITS: LimitsView = {
  kinds: [],
  states: [],
  timeMinutes: null,
  changes: [],
  asksBeforeDeposit: false,
  isReviewDue: false,
};

/** What the page of deposits asks for: one channel, no order and no limit yet. */
export const DEPOSIT_PAGE: Answers = {
  'account.me': memberInfo,
  'account.security': SECURITY,
  'messages.unread': { count: 0 },
  'cashier.depositChannels': [SPEI],
  'cashier.deposits': { rows: [], page: 1, totalPages: 1, totalRows: 0 },
  'limits.read': NO_LIMITS,
};
