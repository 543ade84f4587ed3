import type { MemberPage } from '../../features/account/member-pages';
import { type LazyPart, lazyPart } from '../chunks/lazy-screen';

/** The pages of the member centre, each in a file of its own. */
export const MEMBER_SCREENS: Record<MemberPage, LazyPart<object>> = {
  securityCenter: lazyPart(() => import('../../features/account/security-screen')),
  identity: lazyPart(() => import('../../features/identity-check/identity-check-screen')),
  protection: lazyPart(() => import('./protection-screen')),
  ownData: lazyPart(() => import('../../features/account/own-data-screen')),
  closeAccount: lazyPart(() => import('../../features/account/close-account-screen')),
  feedback: lazyPart(() => import('../../features/help/feedback-screen')),
  messageV2: lazyPart(() => import('../../features/messages/messages-screen')),
  consents: lazyPart(() => import('../../features/consents/consents-screen')),
  depositv2: lazyPart(() => import('./deposit-screen')),
  transferFund: lazyPart(() => import('../../features/wallet/transfer-screen')),
  transferUpline: lazyPart(() => import('../../features/member-transfers/upline-screen')),
  withdraw: lazyPart(() => import('./withdraw-screen')),
  openBets: lazyPart(() => import('../../features/records/open-bets-screen')),
  personalHistoryCopy: lazyPart(() => import('../../features/records/bet-record-screen')),
  transactionHistory: lazyPart(() => import('../../features/records/account-record-screen')),
  statements: lazyPart(() => import('../../features/records/statements-screen')),
  personalProfit: lazyPart(() => import('../../features/records/personal-profit-screen')),
  bonuses: lazyPart(() => import('../../features/bonuses/bonuses-screen')),
  wheel: lazyPart(() => import('../../features/wheel/wheel-screen')),
  raffles: lazyPart(() => import('../../features/raffles/raffles-screen')),
  rewardCenter: lazyPart(() => import('../../features/rewards/reward-screen')),
  bonusDetails: lazyPart(() => import('../../features/vip/bonus-screen')),
  missionLeaderboard: lazyPart(() => import('../../features/missions/missions-screen')),
  manualRebate: lazyPart(() => import('../../features/rebates/manual-rebate-screen')),
  tournaments: lazyPart(() => import('../../features/tournaments/tournaments-screen')),
  redEnvelope: lazyPart(() => import('../../features/envelopes/envelopes-screen')),
  referral: lazyPart(() => import('../../features/referral/referral-screen')),
};
