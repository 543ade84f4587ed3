import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import type { ExternalIdentity, VouchedIdentity } from '@tonalli/contracts/session/external';
import { PlatformError } from '../platform/platform-error';
import { requireOwnOrigin } from '../session/origin';
import type { Context } from '../trpc/context';

interface ReturnedIdentity {
  readonly identity: ExternalIdentity;
  /** For the platform, made anew for each call. */
  readonly voucher: string;
}

/**
 * The identity that a service verified for this browser and this attempt. Throws `EXTERNAL_MISMATCH` for an attempt of
 * another page or browser, and the code of its own failure.
 */
export async function returnedIdentity(ctx: Context, attempt: string): Promise<ReturnedIdentity> {
  const { services, request } = ctx;
  requireOwnOrigin(request);
  const kept = services.externalCookies.open(request.externalCookie);
  if (kept?.attempt !== attempt || kept.world !== request.world) throw new PlatformError('EXTERNAL_MISMATCH');
  // Back without an answer of the service, such as by the back button.
  if (kept.kind === 'begun') throw new PlatformError('EXTERNAL_DENIED');
  const failure =
    services.nowMs() >= kept.expiresAt ? 'EXTERNAL_EXPIRED' : 'failure' in kept.result ? kept.result.failure : null;
  if (failure !== null || !('identity' in kept.result)) {
    forgetIdentity(ctx);
    throw new PlatformError(failure ?? 'EXTERNAL_MISMATCH');
  }
  const { identity } = kept.result;
  const vouched: VouchedIdentity = { id: kept.id, iat: Math.floor(services.nowMs() / 1_000), identity };
  return { identity, voucher: await sealUnderSharedKey(services.merchant.key, JSON.stringify(vouched)) };
}

/** After it has opened a session, made an account or was linked. */
export const forgetIdentity = ({ services, request, setCookie }: Context): void =>
  setCookie(services.externalCookies.clearing(request.cookieKind));
