import { fetchBreak } from '@tonalli/contracts/breaks/wire';
import type { SessionView } from '@tonalli/contracts/session/api';
import { PlatformError } from '../../platform/platform-error';
import type { Session } from '../../session/session';
import type { Context } from '../../trpc/context';

/** Throws `ACCOUNT_ON_BREAK` while the break lasts. */
export async function leaveBreak(ctx: Context & { session: Session }): Promise<SessionView> {
  const { current } = await ctx.call(fetchBreak, {});
  if (current) throw new PlatformError('ACCOUNT_ON_BREAK', { break: { kind: current.kind, until: current.until } });
  const { view, cookie } = ctx.services.sessions.issue({ ...ctx.session, onBreak: false }, ctx.request.cookieKind);
  ctx.setCookie(cookie);
  return view;
}
