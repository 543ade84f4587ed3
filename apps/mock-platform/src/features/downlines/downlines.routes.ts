import * as wire from '@tonalli/contracts/downlines/wire';
import * as activity from '@tonalli/contracts/downlines/wire-activity';
import * as invites from '@tonalli/contracts/downlines/wire-invites';
import { type Route, route } from '../../transport/verb';
import { listActivity } from './activity';
import { fetchDownline } from './fetch-downline';
import { changeInvite, createInvite, listInvites } from './invite-verbs';
import { listDownline } from './list-downline';
import { checkNewAccounts, fetchRegisterCenter } from './new-accounts';
import { openAccounts } from './open-accounts';
import { setDownlineRates } from './set-downline-rates';

export const downlinesRoutes: Route[] = [
  route(wire.listDownline, listDownline),
  route(wire.fetchDownline, fetchDownline),
  route(wire.setDownlineRates, setDownlineRates),
  route(wire.fetchRegisterCenter, fetchRegisterCenter),
  route(wire.checkNewAccounts, checkNewAccounts),
  route(wire.openAccounts, openAccounts),
  route(invites.listInvites, listInvites),
  route(invites.createInvite, createInvite),
  route(invites.changeInvite, changeInvite),
  route(activity.listActivity, listActivity),
];
