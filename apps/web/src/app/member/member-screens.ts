import type { ReactNode } from 'react';
import type { MemberPage } from '../../features/account/member-pages';

type LoadScreen = () => Promise<{ default: () => ReactNode }>;

/** The pages of the member centre, each in a file of its own. */
export const MEMBER_SCREENS: Record<MemberPage, LoadScreen> = {
  securityCenter: () => import('../../features/account/security-screen'),
  feedback: () => import('../../features/help/feedback-screen'),
  messageV2: () => import('../../features/messages/messages-screen'),
  depositv2: () => import('../../features/cashier/deposit-screen'),
  transferFund: () => import('../../features/wallet/transfer-screen'),
  withdraw: () => import('../../features/cashier/withdraw-screen'),
  personalHistoryCopy: () => import('../../features/records/bet-record-screen'),
  transactionHistory: () => import('../../features/records/account-record-screen'),
  personalProfit: () => import('../../features/records/personal-profit-screen'),
  bonusDetails: () => import('../../features/vip/bonus-screen'),
  referral: () => import('../../features/referral/referral-screen'),
};
