import * as session from '@tonalli/contracts/session/wire';
import { type Route, route } from '../../http/verb';
import { fetchCaptcha } from './captcha';
import { logIn } from './log-in';
import { logInFreePlay } from './log-in-free-play';
import { logOut } from './log-out';
import { requestLoginCode } from './request-login-code';

export const sessionRoutes: Route[] = [
  route(session.login, logIn),
  route(session.loginFreePlay, logInFreePlay),
  route(session.logout, logOut),
  route(session.fetchCaptcha, fetchCaptcha),
  route(session.requestLoginCode, requestLoginCode),
];
