import { logout } from '@tonalli/contracts/session/wire';
import type { Context } from '../../trpc/context';

/** Clears the cookie whatever the platform says: somebody who leaves a shared computer must not stay logged in. */
export async function endSession(ctx: Context): Promise<void> {
  ctx.setCookie(ctx.services.sessions.clearingCookie(ctx.request.cookieKind));
  try {
    await ctx.call(logout, {});
  } catch (error) {
    ctx.services.warn(error, 'the platform did not end a session that was logged out');
  }
}
