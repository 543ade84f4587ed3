import type { ProcedureType } from '@trpc/server';
import { PlatformError } from '../platform/platform-error';
import type { Context } from './context';
import type { RateLimit } from './meta';

const DEFAULT_LIMITS: Record<ProcedureType, RateLimit> = {
  query: { calls: 600, windowSeconds: 60 },
  mutation: { calls: 120, windowSeconds: 60 },
  subscription: { calls: 60, windowSeconds: 60 },
};

interface Call {
  readonly ctx: Context;
  readonly type: ProcedureType;
  readonly path: string;
  readonly limit: RateLimit | undefined;
}

/** Counts one call of a procedure by an address. Throws `RATE_LIMITED` with the seconds to wait. */
export async function takeCall({ ctx, type, path, limit }: Call): Promise<void> {
  const { services, request } = ctx;
  const key = `${path} ${request.ip} ${request.world ?? ''}`;
  const retryAfterSeconds = await services.state.take(key, limit ?? DEFAULT_LIMITS[type]);
  if (retryAfterSeconds > 0) throw new PlatformError('RATE_LIMITED', { retryAfterSeconds });
}
