import { ERRORS } from '@tonalli/contracts/errors';
import { initTRPC } from '@trpc/server';
import { ZodError } from 'zod';
import type { Context } from './context';
import { describeError } from './error-shape';
import type { ProcedureMeta } from './meta';

const LIVE_PING_MS = 15_000;

export const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    // Never a stack to the browser, in development neither: it is in the log.
    isDev: false,
    sse: {
      ping: { enabled: true, intervalMs: LIVE_PING_MS },
      client: { reconnectAfterInactivityMs: 3 * LIVE_PING_MS },
    },
    errorFormatter({ shape, error, ctx }) {
      const platform = describeError(error, ctx?.request.id ?? null);
      const unreadable = error.cause instanceof URIError;
      const message = isOurs(error) ? error.message : ERRORS[platform.code].message;
      return {
        ...shape,
        message: error.cause instanceof ZodError ? ERRORS.INVALID_REQUEST.message : message,
        data: {
          ...shape.data,
          ...(unreadable ? { code: 'BAD_REQUEST' as const, httpStatus: 400 } : {}),
          platform: unreadable ? { ...platform, code: 'INVALID_REQUEST' as const } : platform,
        },
      };
    },
  });

/** Messages of tRPC's own refusals and of the catalogue are for everybody; any other could tell of the inside. */
function isOurs({ code, cause }: { code: string; cause?: Error | undefined }): boolean {
  return code !== 'INTERNAL_SERVER_ERROR' && (cause === undefined || cause.name === 'PlatformError');
}
