import type { Bootstrap } from '@tonalli/contracts/system/api';
import type { MemberPage } from './member-pages';

/** Play money has no cashier, no mail and no bonus: only the rounds that are and were played with it. */
export const isTrialPage = (page: MemberPage): boolean => page === 'personalHistoryCopy' || page === 'openBets';

/** The operator may have switched the page's subject off (NAV-06). */
export function isOffered(page: MemberPage, { offers, modules }: Pick<Bootstrap, 'offers' | 'modules'>): boolean {
  if (page === 'rewardCenter') return modules.includes('PTSYS3');
  if (page === 'bonusDetails') return offers.vip;
  return page !== 'referral' || offers.referral;
}
