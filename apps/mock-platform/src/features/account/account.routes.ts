import * as account from '@tonalli/contracts/account/wire';
import { type Route, route } from '../../http/verb';
import { fetchMemberInfo } from './fetch-member-info';
import { updateLanguage } from './update-language';

export const accountRoutes: Route[] = [
  route(account.fetchMemberInfo, fetchMemberInfo),
  route(account.updateLanguage, updateLanguage),
];
