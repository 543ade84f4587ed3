import { ExternalAttempt, ExternalIdentity, ExternalProvider } from '@tonalli/contracts/session/external';
import { EXTERNAL_INTENTS } from '@tonalli/contracts/session/external-names';
import { z } from 'zod';
import { createSeal } from '../session/seal';
import { type CookieKind, sealedCookie } from '../session/sealed-cookie';

/** Longer than its content is valid, so that a login that took too long is told from one of another browser. */
const COOKIE_SECONDS = 3_600;
/** Lax, since the way back comes from another site. */
const COOKIE = { name: 'external', sameSite: 'Lax' } as const;

/** Why an external login failed. */
export const ExternalFailure = z.enum(['EXTERNAL_DENIED', 'EXTERNAL_EXPIRED', 'EXTERNAL_UNAVAILABLE']);
export type ExternalFailure = z.infer<typeof ExternalFailure>;

const Common = {
  attempt: ExternalAttempt,
  world: z.string().nullable(),
  /** Milliseconds since the epoch. */
  expiresAt: z.int(),
};

/** An external login that has been started and has not come back. */
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

/** One that came back, with the verified identity or the failure. */
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
  /** Opens the cookie, expired or not; null for anything that was not sealed here. */
  open(cookie: string | null): Kept | null;
  clearing(kind: CookieKind): string;
}

/** The state of an external login, sealed in a cookie: one at a time, nothing is stored here. */
export function createExternalCookies(secrets: readonly string[]): ExternalCookies {
  const seal = createSeal(secrets, 'external login');
  return {
    clearing: (kind) => sealedCookie({ ...COOKIE, maxAgeSeconds: 0 }, '', kind),
    seal: (kept, kind) => sealedCookie({ ...COOKIE, maxAgeSeconds: COOKIE_SECONDS }, seal.seal(kept), kind),
    open: (cookie) => (cookie === null ? null : (Kept.safeParse(seal.open(cookie)).data ?? null)),
  };
}
