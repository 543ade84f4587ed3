import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money } from '../money';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const RainId = z.string().regex(/^RE\d{8}$/);

/** A pool of money in so many envelopes, for whoever comes first. */
export const Rain = z.object({
  rainId: RainId,
  title: z.string(),
  pool: Money,
  count: z.int().min(1),
  /** Envelopes that nobody has taken. */
  left: z.int().min(0),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** Rest and seed are out: nothing changes any more. */
  isClosed: z.boolean(),
  /** SHA-256 of the seed that every amount was drawn from before the rain was announced. */
  seedHash: Hash,
  /** Null until the rain is closed. */
  seed: Hash.nullable(),
  /** All amounts in the order in which they were handed out; null until the rain is closed. */
  amounts: z.array(Money).nullable(),
  /** What the member took; null: nothing. */
  own: Money.nullable(),
  /** The latest first. */
  taken: z.array(z.object({ username: z.string(), amount: Money, at: z.iso.datetime() })),
});

/** What a member opens once a week; its contents come by the VIP level. */
export const PersonalEnvelope = z.object({
  vipRankLevel: z.int().min(0),
  /** The member's level has one. */
  isForLevel: z.boolean(),
  /** What it held; null: it was not opened this week. */
  opened: Money.nullable(),
  /** When the week ends, and with it the envelope. */
  endsAt: z.iso.datetime(),
  /** From which level on it holds how much; every amount between is equally likely. */
  steps: z.array(z.object({ level: z.int().min(1), from: Money, to: Money })),
});

export const listRains = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRedEnvelopes',
  summary: "Rains of red envelopes that are to come, open or over, the newest first, and the member's own envelope",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    rains: z.array(Rain),
    /** Null: the operator has VIP switched off. */
    personal: PersonalEnvelope.nullable(),
    now: z.iso.datetime(),
  }),
});

export const takeEnvelope = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_openRedEnvelope',
  summary: 'Takes the next envelope of an open rain; again: the same one',
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({ rainId: RainId }),
  /** Null: others were faster, or the rain is over. */
  value: z.object({ amount: Money.nullable() }),
  errors: ['BONUS_NOT_FOUND', 'BONUS_CLOSED', 'PROMOTION_TAKEN', 'REWARD_ON_HOLD'],
});

export const openPersonalEnvelope = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_openPersonalEnvelope',
  summary: "Opens the member's envelope of this week; again: the same amount",
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({}),
  value: z.object({ amount: Money }),
  errors: ['BONUS_NOT_FOUND', 'PROMOTION_TAKEN', 'REWARD_ON_HOLD'],
});
