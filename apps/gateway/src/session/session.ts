import { MemberType } from '@tonalli/contracts/session/wire';
import { z } from 'zod';

/** What the sealed cookie holds. It never leaves the gateway in the clear. */
export const Session = z.object({
  /** The session's own id, new at every login. */
  sid: z.string().min(1),
  /** The platform's token. */
  token: z.string().min(1),
  customerId: z.string(),
  username: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: MemberType,
  firstTimeLogin: z.boolean(),
  mustChangePassword: z.boolean(),
  onBreak: z.boolean(),
  /** Milliseconds since the epoch. */
  expiresAt: z.int(),
});
export type Session = z.infer<typeof Session>;
