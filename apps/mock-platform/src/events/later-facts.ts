import { WireLanguage } from '@tonalli/contracts/language';
import { z } from 'zod';
import type { Fact } from './outbox';

const Registered = z.object({
  memberId: z.string(),
  /** The site that they registered on. */
  host: z.string(),
  language: WireLanguage,
  /** Of the invite link that they came by. */
  inviteCode: z.string().optional(),
});
export type Registered = z.output<typeof Registered>;

/** Somebody has an account now. Told to those who react after COMMIT. */
export const MEMBER_REGISTERED: Fact<Registered> = { name: 'member.registered', schema: Registered };
