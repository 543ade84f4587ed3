import { DEPOSIT_STATES, WITHDRAWAL_STATES } from '@tonalli/contracts/cashier/states';
import { FEEDBACK_STATUSES } from '@tonalli/contracts/help/names';
import { IDENTITY_STATES } from '@tonalli/contracts/identity-check/parts';
import { ISSUE_STATES, ORDER_ISSUE_STATES, ORDER_STATES } from '@tonalli/contracts/lottery/shapes';
import { MODULE_IDS } from '@tonalli/contracts/modules';
import { REDEMPTION_STATUSES } from '@tonalli/contracts/points/wire';
import { PROMOTION_PHASES, PROMOTION_STATUSES } from '@tonalli/contracts/promotions/status';
import { BET_STATUSES } from '@tonalli/contracts/records/wire';
import { MEMBER_STATUSES } from '@tonalli/contracts/session/wire';
import { VIP_KEEPING } from './vip';

/** Everything in the product that goes from state to state. Some scenario reaches each of them; a test holds that. */
export const STATE_MACHINES = {
  deposit: DEPOSIT_STATES,
  withdrawal: WITHDRAWAL_STATES,
  identityCheck: IDENTITY_STATES,
  bet: BET_STATUSES,
  lotteryOrder: ORDER_STATES,
  /** Of one of the draws that an order is for. */
  lotteryStep: ORDER_ISSUE_STATES,
  /** Of a draw that somebody has an order in. Settlement goes on by itself, so that no scenario stands within it. */
  lotteryIssue: ISSUE_STATES.filter((state) => state !== 'DRAWN' && state !== 'SETTLING'),
  redemption: REDEMPTION_STATUSES,
  promotion: PROMOTION_PHASES,
  /** Of a member in a promotion. */
  taking: PROMOTION_STATUSES,
  vipBonus: ['waiting', 'claimed', 'lapsed'],
  /** Of the quarter of a member of a level that has to be kept. */
  vipKeeping: VIP_KEEPING,
  message: ['unread', 'read', 'deleted'],
  feedback: FEEDBACK_STATUSES,
  platform: ['open', 'maintenance', 'region-blocked', 'domain-unknown'],
  /** Whether visits are measured, once the visitor agrees. */
  analytics: ['off', 'on'],
  account: MEMBER_STATUSES,
  /** Modules that the operator switched off; each is on in other scenarios. */
  moduleOff: MODULE_IDS,
  /** Ways of registering that are open. */
  registration: ['both', 'username', 'mobile', 'closed'],
  /** Whether a registration proves the number by a code. */
  registrationCode: ['asked', 'not-asked'],
  firstLogin: ['due', 'done'],
  humanCheck: ['off', 'on'],
  /** What a login of somebody may wait for after the password. */
  secondStep: ['none', 'mobile', 'email', 'bank', 'authenticator'],
  authenticator: ['none', 'begun', 'on'],
  passkey: ['none', 'some'],
  /** Of a member: typed in, or proven by a code that went there. */
  mobile: ['given', 'verified'],
  email: ['none', 'given', 'verified'],
  smsCode: ['waiting', 'used', 'worn-out', 'expired'],
  passwordLink: ['waiting', 'expired'],
  depositLimit: ['none', 'chosen'],
  /** Of the password: given out by the operator, older than allowed, or neither. */
  password: ['own', 'default', 'expired'],
  login: ['free', 'captcha-due', 'locked'],
  session: ['open', 'revoked'],
  paymentPassword: ['unset', 'set', 'locked'],
  /** Of a member; `full` is as many as a list of them holds. */
  favorites: ['none', 'some', 'full'],
  recentGames: ['none', 'some'],
  wallet: ['empty', 'filled'],
  /** With a vendor that keeps its own; left behind by one that no longer does. */
  vendorWallet: ['filled', 'left-behind'],
  /** A pool that has not been won since it was opened or was, or no pool at all. */
  jackpot: ['growing', 'won', 'ticker'],
  clock: ['live', 'frozen'],
} as const satisfies Record<string, readonly string[]>;

export type StateMachine = keyof typeof STATE_MACHINES;
export type StateOf<Machine extends StateMachine> = (typeof STATE_MACHINES)[Machine][number];
