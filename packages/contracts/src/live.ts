import { z } from 'zod';
import { ClosedTold } from './account/closing';
import { BreakTold } from './breaks/told';
import { JackpotNow, WinnerEntry } from './content/wire';
import { Money, SignedMoney } from './money';

/**
 * The platform's live feed: one server-sent event stream for a whole gateway, which fans it out to
 * tabs. Extension. `Authorization: Bearer` carries a compact JWE (`dir`, A256GCM) of
 * `{ merchant, iat }` under the merchant's shared key. Each event's `id` grows by one; after a gap
 * clients read the values again.
 */
export const LIVE_FEED_PATH = '/wps/live/feed';

export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('balance'), customerId: z.string(), balance: Money }),
  /** What a vendor wallet of this member holds has changed. */
  z.object({ type: z.literal('wallets'), customerId: z.string() }),
  z.object({ type: z.literal('unread'), customerId: z.string(), count: z.int() }),
  /** What waits in the reward centre of this member is not what it was. */
  z.object({ type: z.literal('rewards'), customerId: z.string() }),
  /** How many missions this member can claim now. */
  z.object({ type: z.literal('missions'), customerId: z.string(), count: z.int() }),
  /** What a model said to this member is not read, or no more, or one is blocked; null: a model came or went. */
  z.object({ type: z.literal('chat'), customerId: z.string().nullable() }),
  /** A bet of this member that was open is decided, not by the member. */
  z.object({
    type: z.literal('bet-ended'),
    customerId: z.string(),
    roundId: z.string(),
    gameNames: z.record(z.string(), z.string()),
    stake: Money,
    /** All that came back. */
    payout: Money,
    /** No more than untouched stakes came back. */
    isReturned: z.boolean(),
  }),
  /** A bet of this member that was decided comes out otherwise. */
  z.object({
    type: z.literal('bet-corrected'),
    customerId: z.string(),
    roundId: z.string(),
    gameNames: z.record(z.string(), z.string()),
    /** Of what came back; below zero where it became less. */
    delta: SignedMoney,
    /** It is undecided again. */
    isOpen: z.boolean(),
  }),
  /** A message to everybody: each member's own count has to be read again. */
  z.object({ type: z.literal('broadcast') }),
  /** What this member, or everybody where it is null, can take part in has changed. */
  z.object({ type: z.literal('promotions'), customerId: z.string().nullable() }),
  /** The ranking of a tournament has changed, or there is another one. */
  z.object({ type: z.literal('tournaments') }),
  /** A deposit or a withdrawal of this member has another state. */
  z.object({ type: z.literal('cashier'), customerId: z.string() }),
  z.object({
    type: z.literal('session-ended'),
    customerId: z.string(),
    tokenId: z.string(),
    /** It ended since the member takes a break. */
    break: BreakTold.optional(),
    /** It ended since the member has closed the account. */
    closed: ClosedTold.optional(),
  }),
  z.object({
    type: z.literal('winner'),
    winner: WinnerEntry.omit({ gameName: true }),
    gameNames: z.record(z.string(), z.string()),
  }),
  z.object({ type: z.literal('jackpot'), ...JackpotNow.shape, at: JackpotNow.shape.at.optional() }),
  /** Somebody won the jackpot; what the pool holds from then on follows as `jackpot`. */
  z.object({
    type: z.literal('jackpot-won'),
    winner: WinnerEntry.omit({ gameName: true }),
    gameNames: z.record(z.string(), z.string()),
  }),
  z.object({ type: z.literal('status') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
