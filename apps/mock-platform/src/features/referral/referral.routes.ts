import * as referral from '@tonalli/contracts/referral/wire';
import { type Route, route } from '../../transport/verb';
import { fetchReferral, listInvited, listReferralEarnings } from './fetch-referral';
import './credit-day';

export const referralRoutes: Route[] = [
  route(referral.fetchReferral, fetchReferral),
  route(referral.listInvited, listInvited),
  route(referral.listReferralEarnings, listReferralEarnings),
];
