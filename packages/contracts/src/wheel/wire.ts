import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { Money } from '../money';
import { PageNumber, PageSize } from '../paging';
import { Reward } from '../rewards/reward';

/** Printable ASCII without spaces, as everywhere that a player's text decides a draw. */
const ClientSeed = z.string().regex(/^[\x21-\x7e]{1,64}$/);

/** A part of the wheel, as wide as it is likely. */
export const WheelSector = z.object({
  sectorId: z.string(),
  /** Its part of the sum of all weights. */
  weight: z.int().min(1),
  /** Null: nothing is won. */
  reward: Reward.nullable(),
  /** How many are left; null: there is no end of them. */
  left: z.int().min(0).nullable(),
  /** Who hits it now gets what the fallback gives. */
  isGone: z.boolean(),
});
export type WheelSector = z.infer<typeof WheelSector>;

/** A spin that was made, with all that it takes to work it out again. */
export const WheelSpin = z.object({
  /** `S` and a number. */
  spinId: z.string(),
  at: z.iso.datetime(),
  /** Where the wheel stopped. */
  hitSectorId: z.string(),
  /** What it gave: the fallback's where the other was gone. */
  sectorId: z.string(),
  reward: Reward.nullable(),
  /** A whole number below `total`. */
  drawn: z.int().min(0),
  total: z.int().min(1),
  serverSeedHash: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
});
export type WheelSpin = z.infer<typeof WheelSpin>;

const SpinsLeft = z.object({
  spinsLeft: z.int().min(0),
  /** When the next spin of the house comes. */
  nextSpinAt: z.iso.datetime(),
  /** SHA-256 of the seed that decides the next spin. */
  serverSeedHash: z.string(),
});

export const fetchWheel = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRaffleWheel',
  summary: 'The wheel of prizes with its weights, and how many spins the member has',
  token: 'required',
  extension: true,
  request: z.strictObject({ language: WireLanguage }),
  value: SpinsLeft.extend({
    wheelId: z.string(),
    title: z.string(),
    sectors: z.array(WheelSector),
    /** What is given in place of what is gone. */
    fallbackId: z.string(),
    dailySpins: z.int().min(0),
    /** The most in money that all spins of a day give together. */
    dayBudget: Money,
    /** What is left of it today. */
    dayLeft: Money,
  }),
});

export const claimRafflePromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  summary: 'Spins the wheel: the platform decides by a seed that it committed to, and pays at once',
  token: 'required',
  idempotent: true,
  request: z.strictObject({ wheelId: z.string().max(32), clientSeed: ClientSeed }),
  value: SpinsLeft.extend({ spin: WheelSpin, balance: Money }),
  errors: ['BONUS_NOT_FOUND', 'BONUS_CLOSED', 'REWARD_ON_HOLD'],
});

export const listWheelSpins = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRaffleWheelSpins',
  summary: "The member's own spins, the latest first",
  token: 'required',
  extension: true,
  request: z.strictObject({ pageNo: PageNumber, pageSize: PageSize }),
  value: z.object({
    content: z.array(WheelSpin),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
  }),
});
