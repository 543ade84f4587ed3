import { z } from 'zod';
import { endpoint } from '../endpoint';
import { DownlineKind, NewRates } from './wire';

/** `paused`: the agent's own rate fell below one that the link gives. */
export const INVITE_STATES = ['open', 'off', 'paused', 'expired', 'usedUp'] as const;
export const InviteState = z.enum(INVITE_STATES);
export type InviteState = z.infer<typeof InviteState>;

const Note = z.string().trim().max(80);
const MaxUses = z.int().min(1).max(100_000);

export const InviteLink = z.object({
  code: z.string(),
  kind: DownlineKind,
  /** What whoever comes by it gets back of valid bets from then on; the default where a category is left out. */
  rates: NewRates,
  /** The origin of the site that it leads to. */
  site: z.string(),
  /** Null: never. */
  expiresAt: z.iso.datetime().nullable(),
  /** Null: as many as want to. */
  maxUses: MaxUses.nullable(),
  uses: z.int().min(0),
  note: z.string(),
  state: InviteState,
  createdAt: z.iso.datetime(),
});
export type InviteLink = z.infer<typeof InviteLink>;

export const listInvites = endpoint({
  method: 'GET',
  path: '/wps/relay/DWN_invites',
  summary: "The agent's last two hundred invite links, newest first",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ list: z.array(InviteLink) }),
});

export const createInvite = endpoint({
  method: 'POST',
  path: '/wps/relay/DWN_createInvite',
  summary: 'A new invite link',
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({
    kind: DownlineKind,
    rates: NewRates,
    site: z.url(),
    expiresAt: z.iso.datetime().nullable(),
    maxUses: MaxUses.nullable(),
    note: Note,
  }),
  value: InviteLink,
  errors: ['RATE_OUT_OF_RANGE', 'EFFECTIVE_DATE_PASSED'],
});

export const changeInvite = endpoint({
  method: 'POST',
  path: '/wps/relay/DWN_changeInvite',
  summary: 'Switches an invite link on or off, and changes its note',
  token: 'required',
  extension: true,
  request: z.strictObject({ code: z.string().min(1).max(64), enabled: z.boolean().optional(), note: Note.optional() }),
  value: InviteLink,
  errors: ['NOT_FOUND'],
});
