import { z } from 'zod';
import { endpoint } from '../endpoint';
import { QueryLanguage } from '../language';
import { GameType } from '../lobby/wire';
import { Money } from '../money';
import { PageNumber, PageSize } from '../paging';
import { FREE_KINDS, FREE_STATES, FREE_WINNINGS, GRANT_ENDINGS, GRANT_STATES } from './states';

const Instant = z.iso.datetime();
const Percent = z.int().min(0).max(100);

/** How much of a stake counts, by family of games; what is not in it counts nothing, and no bonus money is staked there. */
const Contribution = z.object({ family: z.string(), percent: Percent });

export const Grant = z.object({
  bonusId: z.string(),
  title: z.string(),
  state: z.enum(GRANT_STATES),
  ending: z.enum(GRANT_ENDINGS).nullable(),
  /** What was given; what it holds now. */
  bonus: Money,
  left: Money,
  deposit: Money,
  required: Money,
  /** Never shown above `required`. */
  done: Money,
  maxStake: Money,
  /** The most that becomes the member's own; null: all of it. */
  maxConversion: Money.nullable(),
  days: z.int(),
  contributions: z.array(Contribution),
  createdAt: Instant,
  activatedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** As it ended: what became the member's own, and what was lost. */
  kept: Money,
  lost: Money,
});
export type Grant = z.infer<typeof Grant>;

export const listGrants = endpoint({
  method: 'GET',
  path: '/wps/bonuses',
  summary: "The member's bonuses with money of their own, newest first, with how far each is wagered",
  token: 'required',
  extension: true,
  request: z.strictObject({ language: QueryLanguage }),
  value: z.object({ list: z.array(Grant) }),
});

export const CountedBet = z.object({
  roundId: z.string(),
  gameName: z.string().nullable(),
  wagered: Money,
  percent: Percent,
  counted: Money,
  at: Instant,
});
export type CountedBet = z.infer<typeof CountedBet>;

export const listGrantBets = endpoint({
  method: 'GET',
  path: '/wps/bonuses/bets',
  summary: "The bets that counted towards one of the member's bonuses, newest first",
  token: 'required',
  extension: true,
  request: z.strictObject({
    bonusId: z.string().max(32),
    pageNo: PageNumber,
    pageSize: PageSize,
    language: QueryLanguage,
  }),
  value: z.object({
    content: z.array(CountedBet),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
  }),
  errors: ['BONUS_NOT_FOUND'],
});

export const cancelGrant = endpoint({
  method: 'POST',
  path: '/wps/bonuses/cancel',
  summary: 'Gives a bonus up: what it holds is lost, the main balance stays',
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({ bonusId: z.string().max(32) }),
  value: z.object({ bonusId: z.string(), lost: Money }),
  errors: ['BONUS_NOT_FOUND', 'BONUS_CLOSED'],
});

export const DEPOSIT_OCCASIONS = ['FIRST', 'RELOAD', 'CODE'] as const;

export const DepositBonus = z.object({
  offerId: z.string(),
  when: z.enum(DEPOSIT_OCCASIONS),
  title: z.string(),
  summary: z.string(),
  percent: z.int().min(1),
  minDeposit: Money,
  maxBonus: Money,
  times: z.int().min(1),
  of: z.enum(['BONUS', 'BOTH']),
  /** More than so many times the bonus is never to be wagered. */
  maxTimes: z.int().min(1),
  days: z.int().min(1),
  contributions: z.array(Contribution),
});
export type DepositBonus = z.infer<typeof DepositBonus>;

export const BonusCode = z.string().trim().min(4).max(32);

export const listDepositBonuses = endpoint({
  method: 'GET',
  path: '/wps/bonuses/offers',
  summary: 'The bonuses that the member may take with their next deposit; with a code, that of the code too',
  token: 'required',
  extension: true,
  request: z.strictObject({ code: BonusCode.optional(), language: QueryLanguage }),
  value: z.object({ list: z.array(DepositBonus) }),
});

export const fetchGameBonus = endpoint({
  method: 'GET',
  path: '/wps/bonuses/game',
  summary: "How much of a game's bets counts towards the member's active bonus",
  token: 'required',
  extension: true,
  request: z.strictObject({ nodeId: z.string().max(32) }),
  value: z.object({
    /** Null without an active bonus, or a game that nobody knows. */
    bonus: z.object({ percent: Percent, left: Money, required: Money, done: Money, maxStake: Money }).nullable(),
  }),
});

export const FreePlays = z.object({
  freeId: z.string(),
  kind: z.enum(FREE_KINDS),
  title: z.string(),
  state: z.enum(FREE_STATES),
  ending: z.enum(GRANT_ENDINGS).nullable(),
  count: z.int().min(1),
  used: z.int().min(0),
  /** Of each play; the house pays it, and of a bet it does not come back. */
  stake: Money,
  /** What the plays won so far, up to `maxWin`. */
  won: Money,
  maxWin: Money,
  winnings: z.enum(FREE_WINNINGS),
  /** Where they are played. */
  games: z.array(
    z.object({
      nodeId: z.string(),
      gameName: z.string(),
      vassalage: z.string(),
      gameType: GameType,
      gameCode: z.string(),
      iconUrl: z.string(),
    }),
  ),
  createdAt: Instant,
  expiresAt: Instant,
  endedAt: Instant.nullable(),
});
export type FreePlays = z.infer<typeof FreePlays>;

export const listFreePlays = endpoint({
  method: 'GET',
  path: '/wps/bonuses/free',
  summary: "The member's free spins and free bets, newest first, with what is left of each",
  token: 'required',
  extension: true,
  request: z.strictObject({ language: QueryLanguage }),
  value: z.object({ list: z.array(FreePlays) }),
});

export const cancelFreePlays = endpoint({
  method: 'POST',
  path: '/wps/bonuses/free/cancel',
  summary: 'Gives free plays up: those that are left are lost, what was won stays',
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({ freeId: z.string().max(32) }),
  value: z.object({ freeId: z.string(), lostCount: z.int() }),
  errors: ['BONUS_NOT_FOUND', 'BONUS_CLOSED'],
});
