import { enabledModules } from '@tonalli/contracts/modules';
import type { SessionView } from '@tonalli/contracts/session/api';
import type { LoginAnswer } from '@tonalli/contracts/session/wire';
import { noteFirstLogin } from '@tonalli/contracts/session/wire-step';
import { fetchWhitelabel } from '@tonalli/contracts/system/wire';
import type { Context } from '../trpc/context';
import { platformCall } from '../trpc/platform-call';
import { deviceCookie } from './device-cookie';

/** How the member proved who they are; the password's age matters only when it was used. */
export type LoginWay = 'password' | 'sms' | 'passkey' | 'external' | 'trial';

/** Seals the platform's token into the cookie and answers what the tab may know. */
export async function startSession(ctx: Context, answer: LoginAnswer, way: LoginWay): Promise<SessionView> {
  const session = {
    token: answer.token,
    customerId: answer.customerId,
    username: answer.userName,
    account: answer.account,
    nickname: answer.nickname,
    type: answer.type,
    firstTimeLogin: answer.firstTimeLogin,
    onBreak: answer.onBreak,
    mustChangePassword: way === 'password' && (await mustChangePassword(ctx, answer)),
  };
  const { view, cookie } = ctx.services.sessions.issue(session, ctx.request.cookieKind);
  ctx.setCookie(cookie);
  const { device, isDeviceKnown, cookieKind } = ctx.request;
  if (device !== null && !isDeviceKnown) ctx.setCookie(deviceCookie(device, cookieKind));
  if (answer.firstTimeLogin) await noteFirst(ctx, answer);
  return view;
}

/** So that the next login is none (AUTH-05). A failure costs nothing: the platform then tells again that it is the first. */
async function noteFirst({ services, request }: Context, { token }: LoginAnswer): Promise<void> {
  try {
    await platformCall({ services, request, session: { token }, language: request.language })(noteFirstLogin, {});
  } catch (error) {
    services.warn(error, 'a first login could not be noted');
  }
}

/** The operator's own password always; an expired one where the operator forces it (AUTH-05). */
async function mustChangePassword(ctx: Context, answer: LoginAnswer): Promise<boolean> {
  if (answer.defaultPassword || !answer.passwordExpired) return answer.defaultPassword;
  return enabledModules(await ctx.call(fetchWhitelabel, {})).has('PWDEXPFORCECHANGE3');
}
