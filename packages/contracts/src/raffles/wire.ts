import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { Reward } from '../rewards/reward';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const RaffleId = z.string().regex(/^RF\d{8}$/);
/** Tickets are numbered from 1 on, without a gap. */
const TicketNumber = z.int().min(1);

export const RAFFLE_PHASES = ['COMING_SOON', 'OPEN', 'CLOSED', 'DRAWN'] as const;

export const RafflePrize = z.object({ reward: Reward, count: z.int().min(1) });

/** A ticket that was drawn, in the order of the draw. */
export const RaffleWin = z.object({
  ticket: TicketNumber,
  username: z.string(),
  isOwn: z.boolean(),
  /** Null: nothing may be given to its holder, so that the draw went on. */
  reward: Reward.nullable(),
  /** It was not claimed in time: another ticket was drawn for it, further down. */
  isLapsed: z.boolean(),
  /** Of an own prize: held back by a time-out, waiting, claimed, or lapsed; `until` when it can be claimed. */
  claim: z
    .object({ state: z.enum(['HELD', 'WAITING', 'CLAIMED', 'LAPSED']), until: z.iso.datetime().nullable() })
    .nullable(),
});

/** Tickets that came together. */
const TicketRange = z.object({ from: TicketNumber, count: z.int().min(1) });

export const Raffle = z.object({
  raffleId: RaffleId,
  title: z.string(),
  /** `CLOSED` is the second between the close and the draw. */
  phase: z.enum(RAFFLE_PHASES),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  prizes: z.array(RafflePrize),
  /** How many there are. */
  tickets: z.int().min(0),
  own: z.array(TicketRange),
  /** SHA-256 of the platform's seed, published with the raffle. */
  seedHash: Hash,
  /** Null before the draw. */
  drawn: z.array(RaffleWin).nullable(),
});

export const RaffleProof = z.object({
  raffleId: RaffleId,
  closedAt: z.iso.datetime(),
  seedHash: Hash,
  serverSeed: Hash,
  /** Merkle root over all tickets, fixed at the close. */
  root: Hash,
  /** The first value of the beacon behind the close; the SHA-256 of the value is its proof. */
  beacon: z.object({ number: z.int(), value: Hash, proof: Hash }),
  /** All tickets in their order; whose they are stands as a code. */
  holders: z.array(TicketRange.extend({ holder: z.string() })),
  /** The member's own code. */
  ownHolder: z.string(),
  /** How many prizes there were. */
  prizes: z.int().min(1),
  drawn: z.array(z.object({ ticket: TicketNumber, isPassed: z.boolean(), isLapsed: z.boolean() })),
});

export const listRaffles = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRaffles',
  summary: 'Raffles that are to come, open or drawn, the first to close first, with the own tickets',
  token: 'required',
  extension: true,
  request: z.strictObject({ language: WireLanguage }),
  value: z.object({ raffles: z.array(Raffle), now: z.iso.datetime() }),
});

export const fetchRaffleProof = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRaffleProof',
  summary: 'All that it takes to repeat the draw of a raffle',
  token: 'required',
  extension: true,
  request: z.strictObject({ raffleId: RaffleId }),
  value: RaffleProof,
  errors: ['NOT_FOUND'],
});
