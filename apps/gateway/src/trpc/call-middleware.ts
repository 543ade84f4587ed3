import { isLanguage, type Language } from '@tonalli/contracts/language';
import type { ProcedureType, TRPCError } from '@trpc/server';
import { PlatformError } from '../platform/platform-error';
import { refuseForeignMutation } from '../session/origin';
import type { Context } from './context';
import { describeError, toTrpcError } from './error-shape';
import type { ProcedureMeta } from './meta';
import { takeCall } from './rate-limits';

interface Entry {
  readonly ctx: Context;
  readonly path: string;
  readonly type: ProcedureType;
  readonly meta: ProcedureMeta | undefined;
  readonly getRawInput: () => Promise<unknown>;
}

type Settled = { readonly ok: true } | { readonly ok: false; readonly error: TRPCError };

/**
 * One middleware for every call, since each middleware costs: origin, rate limit, then `run` in the requested language.
 * Whatever was thrown leaves as one typed error. A token that the platform no longer accepts ends the session.
 */
export async function guardCall<Result extends Settled>(
  entry: Entry,
  run: (language: Language) => Promise<Result>,
): Promise<Result> {
  const { ctx, path, type, meta } = entry;
  const { services, request } = ctx;
  try {
    if (type === 'mutation') refuseForeignMutation(request);
    await takeCall({ ctx, type, path, limit: meta?.rateLimit });
    const result = await run((await languageAsked(entry.getRawInput)) ?? request.language);
    if (!result.ok) throw result.error;
    services.countCall(path, 'ok');
    return result;
  } catch (thrown) {
    throw settle(ctx, path, thrown);
  }
}

function settle({ services, request, setCookie }: Context, path: string, thrown: unknown): unknown {
  const cause = thrown instanceof Error && !(thrown instanceof PlatformError) ? thrown.cause : thrown;
  const error = cause instanceof PlatformError ? toTrpcError(cause) : thrown;
  services.countCall(path, describeError(error, null).code);
  if (cause instanceof PlatformError && cause.code === 'TOKEN_INVALID')
    setCookie(services.sessions.clearingCookie(request.cookieKind));
  return error;
}

/** An unreadable input is for the procedure's own schema to refuse, where it has one. */
async function languageAsked(getRawInput: () => Promise<unknown>): Promise<Language | null> {
  try {
    return languageOf(await getRawInput());
  } catch {
    return null;
  }
}

export function languageOf(input: unknown): Language | null {
  if (typeof input !== 'object' || input === null || !('language' in input)) return null;
  return isLanguage(input.language) ? input.language : null;
}
