import { DEFAULT_LANGUAGE } from '@tonalli/contracts/language';
import { isAgentType, isTrialType } from '@tonalli/contracts/session/wire';
import { middlewareMarker } from '@trpc/server/unstable-core-do-not-import';
import { z } from 'zod';
import { PlatformError } from '../platform/platform-error';
import { guardCall, languageOf } from './call-middleware';
import type { CachePolicy } from './meta';
import { platformCall } from './platform-call';
import { t } from './trpc';

/** Anybody may call it; the platform is called without a token. */
export const publicProcedure = t.procedure.use((entry) =>
  guardCall(entry, (language) => {
    const { services, request } = entry.ctx;
    return entry.next({ ctx: { call: platformCall({ services, request, session: null, language }) } });
  }),
);

/** Needs a session; members, agents and trial accounts. */
export const memberProcedure = t.procedure.use((entry) =>
  guardCall(entry, (language) => {
    const { services, request } = entry.ctx;
    const session = services.sessions.open(request);
    return entry.next({ ctx: { session, call: platformCall({ services, request, session, language }) } });
  }),
);

/** Members and agents; a trial account is asked to open a real one. */
export const realMemberProcedure = memberProcedure.use(({ ctx, next }) => {
  if (isTrialType(ctx.session.type)) throw new PlatformError('TRIAL_ACCOUNT');
  return next();
});

/** Agents only. */
export const agentProcedure = memberProcedure.use(({ ctx, next }) => {
  if (!isAgentType(ctx.session.type)) throw new PlatformError('ACCOUNT_NOT_AGENT');
  return next();
});

/**
 * A public read whose answers are kept, by what its schema makes of the input. It never sees a token or anything else
 * that tells visitors apart but, in scope `address`, the address that is part of its key.
 */
export const cachedProcedure = <Input extends z.ZodType = z.ZodVoid>(cache: CachePolicy, schema?: Input) =>
  publicProcedure
    .meta({ cache })
    // Left out only where the type parameter is its default.
    .input(schema ?? (z.void() as unknown as Input))
    .use(async ({ ctx, path, input, next }) => {
      const { services, request } = ctx;
      const language = languageOf(input) ?? DEFAULT_LANGUAGE;
      const call = platformCall({ services, request: { ...request, idempotencyKey: null }, session: null, language });
      const key = { path, input, world: request.world, ip: cache.scope === 'address' ? request.ip : null };
      const { value, freshUntil } = await services.publicCache.read(key, cache, async () => {
        const result = await next({ ctx: { session: null, call } });
        if (!result.ok) throw result.error;
        return result.data;
      });
      ctx.answeredFromCache(freshUntil);
      return { marker: middlewareMarker, ok: true, data: value };
    });
