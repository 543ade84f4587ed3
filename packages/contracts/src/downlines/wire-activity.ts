import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money } from '../money';
import { QueryInt } from '../paging';
import { NewRates } from './wire';

/** What is kept of what happens between an agent and those below. */
export const ACTIVITY_KINDS = ['opened', 'joined', 'rateSet', 'moved', 'inviteMade', 'transferred'] as const;
export const ActivityKind = z.enum(ACTIVITY_KINDS);
export type ActivityKind = z.infer<typeof ActivityKind>;

/** Somebody as the reader may see them: a name only where they are somebody else, masked unless they stand right below. */
export const Party = z.object({ who: z.enum(['reader', 'operator', 'other', 'nobody']), name: z.string() });
export type Party = z.infer<typeof Party>;

export const ActivityEntry = z.object({
  id: z.string(),
  kind: ActivityKind,
  at: z.iso.datetime(),
  /** Whom it is about. */
  person: Party,
  by: Party,
  /** Of a move or a transfer: from whom and to whom. */
  from: Party.nullable(),
  to: Party.nullable(),
  /** Of a move. */
  reason: z.string().nullable(),
  /** When it takes effect, where that is not at once. */
  effectiveAt: z.iso.datetime().nullable(),
  rates: NewRates.nullable(),
  /** The code that somebody came by, or of a new link. */
  code: z.string().nullable(),
  amount: Money.nullable(),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/wps/relay/DWN_activity',
  summary: 'What happened between the caller and those below or above, newest first',
  token: 'required',
  extension: true,
  request: z.strictObject({
    after: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
    limit: QueryInt(1, 100),
  }),
  value: z.object({ list: z.array(ActivityEntry), next: z.string().nullable() }),
});
