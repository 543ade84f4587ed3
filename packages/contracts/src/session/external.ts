import { z } from 'zod';

/** Services by whose accounts a member can log in (AUTH-09). */
export const EXTERNAL_PROVIDERS = ['google', 'facebook', 'line'] as const;
export const ExternalProvider = z.enum(EXTERNAL_PROVIDERS);
export type ExternalProvider = z.infer<typeof ExternalProvider>;

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

/** Name of the channel on which the page that a service returns to tells the others that it has returned. */
export const EXTERNAL_CHANNEL = 'external-login';
/** Where a browser goes to begin a login at a service, followed by its name. */
export const EXTERNAL_PATH = '/external';

/** A page's own name for one login at a service, by which it knows its return. */
export const ExternalAttempt = z.string().regex(/^[\w-]{16,64}$/);

/** What the login is for, which decides where a browser goes on that has no other window. */
export const EXTERNAL_INTENTS = ['login', 'register', 'link'] as const;
export type ExternalIntent = (typeof EXTERNAL_INTENTS)[number];
