import * as account from '@tonalli/contracts/account/wire';
import { type Route, route } from '../../http/verb';
import { fetchMemberInfo } from './fetch-member-info';
import { fetchSecurity } from './fetch-security';
import { setPaymentPassword } from './payment-password';
import { updateLanguage } from './update-language';

export const accountRoutes: Route[] = [
  route(account.fetchMemberInfo, fetchMemberInfo),
  route(account.updateLanguage, updateLanguage),
  route(account.fetchSecurity, fetchSecurity),
  route(account.setPaymentPassword, setPaymentPassword),
];
