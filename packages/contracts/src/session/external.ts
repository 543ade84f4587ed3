import { z } from 'zod';
import { EXTERNAL_PROVIDERS } from './external-names';

export const ExternalProvider = z.enum(EXTERNAL_PROVIDERS);
export type ExternalProvider = z.infer<typeof ExternalProvider>;

/** A page's own name for one login at a service, by which it knows its return. */
export const ExternalAttempt = z.string().regex(/^[\w-]{16,64}$/);

/** What a service said of somebody. `subject` is its own name for them, the only thing that never changes. */
export const ExternalIdentity = z.object({
  provider: ExternalProvider,
  subject: z.string().min(1).max(255),
  name: z.string().max(200).nullable(),
  /** Null unless the service has verified it. */
  email: z.string().max(254).nullable(),
});
export type ExternalIdentity = z.infer<typeof ExternalIdentity>;

/** An identity that the gateway has verified and vouches for; sealed under the merchant's shared key. */
export const VouchedIdentity = z.object({
  /** Of the login at the service; good for one session, one registration or one link. */
  id: z.string().min(16).max(64),
  /** Seconds since the epoch; taken for a minute. */
  iat: z.int(),
  identity: ExternalIdentity,
});
export type VouchedIdentity = z.infer<typeof VouchedIdentity>;
