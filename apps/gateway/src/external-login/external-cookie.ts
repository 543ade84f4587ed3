import { ExternalAttempt, ExternalIdentity, ExternalProvider } from '@tonalli/contracts/session/external';
import { EXTERNAL_INTENTS } from '@tonalli/contracts/session/external-names';
import { z } from 'zod';
import { createSeal } from '../session/seal';
import { type CookieKind, sealedCookie } from '../session/sealed-cookie';

/** Longer than what is sealed in it is good: that a login took too long has to be told from one of another browser. */
const COOKIE_SECONDS = 3_600;
/** Lax, since the way back comes from another site. */
const COOKIE = { name: 'external', sameSite: 'Lax' } as const;

/** Why a login at another service did not come to its end. */
export const ExternalFailure = z.enum(['EXTERNAL_DENIED', 'EXTERNAL_EXPIRED', 'EXTERNAL_UNAVAILABLE']);
export type ExternalFailure = z.infer<typeof ExternalFailure>;

const Common = {
  attempt: ExternalAttempt,
  world: z.string().nullable(),
  /** Milliseconds since the epoch. */
  expiresAt: z.int(),
};

/** A login that was sent to a service and has not come back. */
const Begun = z.object({
  ...Common,
  kind: z.literal('begun'),
  provider: ExternalProvider,
  intent: z.enum(EXTERNAL_INTENTS),
  popup: z.boolean(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});
export type Begun = z.infer<typeof Begun>;

/** One that came back, with whom the service verified or with what went wrong. */
const Returned = z.object({
  ...Common,
  kind: z.literal('returned'),
  id: z.string(),
  result: z.union([z.object({ identity: ExternalIdentity }), z.object({ failure: ExternalFailure })]),
});
export type Returned = z.infer<typeof Returned>;

const Kept = z.discriminatedUnion('kind', [Begun, Returned]);
type Kept = z.infer<typeof Kept>;

export interface ExternalCookies {
  seal(kept: Kept, kind: CookieKind): string;
  /** What a browser brought, old as it may be; null for anything that was not sealed here. */
  open(cookie: string | null): Kept | null;
  clearing(kind: CookieKind): string;
}

/** The browser itself keeps its login at another service, sealed; one at a time, and nothing is stored here. */
export function createExternalCookies(secrets: readonly string[]): ExternalCookies {
  const seal = createSeal(secrets, 'external login');
  return {
    clearing: (kind) => sealedCookie({ ...COOKIE, maxAgeSeconds: 0 }, '', kind),
    seal: (kept, kind) => sealedCookie({ ...COOKIE, maxAgeSeconds: COOKIE_SECONDS }, seal.seal(kept), kind),
    open: (cookie) => (cookie === null ? null : (Kept.safeParse(seal.open(cookie)).data ?? null)),
  };
}
