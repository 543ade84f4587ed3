import * as protection from '@tonalli/contracts/account/wire-protection';
import * as session from '@tonalli/contracts/session/wire';
import * as external from '@tonalli/contracts/session/wire-external';
import * as recovery from '@tonalli/contracts/session/wire-recovery';
import * as step from '@tonalli/contracts/session/wire-step';
import { type Route, route } from '../../transport/verb';
import { fetchCaptcha } from './captcha';
import { fetchHumanChallenge } from './human-check';
import { logIn } from './log-in';
import { beginPasskeyLogin, logInByPasskey } from './log-in-by-passkey';
import { logInExternal } from './log-in-external';
import { logInFreePlay } from './log-in-free-play';
import { logOut } from './log-out';
import { noteFirstLogin } from './note-first-login';
import { checkPasswordLink, resetPasswordByLink } from './password-links';
import { requestLoginCode } from './request-login-code';
import { requestPasswordMail } from './request-password-mail';
import { requestPasswordCode, resetPasswordByCode } from './reset-password-by-code';

import { sendLoginStepCode, verifyLogin } from './verify-login';

export const sessionRoutes: Route[] = [
  route(session.login, logIn),
  route(session.loginFreePlay, logInFreePlay),
  route(session.logout, logOut),
  route(session.fetchCaptcha, fetchCaptcha),
  route(protection.beginPasskeyLogin, beginPasskeyLogin),
  route(protection.logInByPasskey, logInByPasskey),
  route(external.logInExternal, logInExternal),
  route(step.verifyLogin, verifyLogin),
  route(step.sendLoginStepCode, sendLoginStepCode),
  route(step.noteFirstLogin, noteFirstLogin),
  route(session.fetchHumanChallenge, fetchHumanChallenge),
  route(session.requestLoginCode, requestLoginCode),
  route(recovery.requestPasswordMail, requestPasswordMail),
  route(recovery.requestPasswordCode, requestPasswordCode),
  route(recovery.resetPasswordByCode, resetPasswordByCode),
  route(recovery.checkPasswordLink, checkPasswordLink),
  route(recovery.resetPasswordByLink, resetPasswordByLink),
];
