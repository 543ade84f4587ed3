import { EnterExternalInput, type ExternalEntry } from '@tonalli/contracts/session/api';
import { logInExternal } from '@tonalli/contracts/session/wire-external';
import { forgetIdentity, returnedIdentity } from '../../external-login/returned-identity';
import { PlatformError } from '../../platform/platform-error';
import { startSession } from '../../session/start-session';
import type { Context } from '../../trpc/context';
import { publicProcedure } from '../../trpc/procedures';

const LOGIN_LIMIT = { rateLimit: { calls: 20, windowSeconds: 60 } };

/** Logs in whoever came back from another service (AUTH-09). An identity that is nobody's waits for its registration. */
async function enter(ctx: Context, attempt: string): Promise<ExternalEntry> {
  const { identity, voucher } = await returnedIdentity(ctx, attempt);
  try {
    const answer = await ctx.call(logInExternal, { type: 'identity', proof: voucher });
    forgetIdentity(ctx);
    return { kind: 'entered', session: await startSession(ctx, answer, 'external') };
  } catch (error) {
    if (!(error instanceof PlatformError && error.code === 'EXTERNAL_UNKNOWN')) throw error;
    const { provider, name, email } = identity;
    return { kind: 'unknown', identity: { provider, name, email } };
  }
}

export const enterExternal = publicProcedure
  .meta(LOGIN_LIMIT)
  .input(EnterExternalInput)
  .mutation(({ ctx, input }) => enter(ctx, input.attempt));
