import { z } from 'zod';
import { endpoint } from '../endpoint';
import { BONUS_KINDS } from '../ledger';
import { Money } from '../money';
import { PageNumber, PageSize } from '../paging';

export const VIP_BONUS_KINDS = ['UPGRADE', 'MONTHLY'] as const;

export const VipLevel = z.object({
  /** The rank: 0 is where everyone begins. */
  level: z.int().min(0),
  name: z.string(),
  /** Valid bets, over all time, from which the level is reached. */
  validBet: Money,
  /** Valid bets in a quarter of the year that keep the level's benefits; nothing: they are kept anyway. */
  keepBet: Money,
  /** Paid once, when the level is reached; nothing for level 0. */
  upgradeBonus: Money,
  /** Paid for each month that begins at this level. */
  monthlyBonus: Money,
  /** Given on the birthday of whoever has the level's benefits. */
  birthdayGift: Money,
});
export type VipLevel = z.infer<typeof VipLevel>;

/** A bonus that waits to be claimed. */
export const VipBonus = z.object({
  bonusId: z.string(),
  kind: z.enum(VIP_BONUS_KINDS),
  /** The level that it is for. */
  level: z.int(),
  amount: Money,
  grantedAt: z.iso.datetime(),
  /** From when on it cannot be claimed any more; null: never. */
  expiresAt: z.iso.datetime().nullable(),
});
export type VipBonus = z.infer<typeof VipBonus>;

export const fetchVip = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getVipInfo',
  summary: "The VIP levels, the member's own with their valid bets, and the bonuses that wait",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    vipLabelName: z.string(),
    vipRankLevel: z.int().min(0),
    validBet: Money,
    /** The benefits that the member has, and the quarter of now. */
    keeping: z.object({
      /** Whose benefits; never above the own level. */
      level: z.int().min(0),
      validBet: Money,
      endsAt: z.iso.datetime(),
      /** The quarter before fell short: another one costs a level of benefits. */
      isGrace: z.boolean(),
      /** Not where the level was reached in it, or the member is or was away. */
      isJudged: z.boolean(),
    }),
    levels: z.array(VipLevel),
    bonuses: z.array(VipBonus),
  }),
  errors: ['FUNCTION_NOT_AVAILABLE'],
});

export const claimVipBonus = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimVipBonus',
  summary: 'Claim one waiting VIP bonus into the main account',
  token: 'required',
  idempotent: true,
  extension: true,
  request: z.strictObject({ bonusId: z.string().max(32) }),
  value: z.object({ bonusId: z.string(), amount: Money, balance: Money }),
  errors: ['FUNCTION_NOT_AVAILABLE', 'BONUS_NOT_FOUND', 'BONUS_CLOSED', 'REWARD_ON_HOLD'],
});

export const listBonuses = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getBonusDetails',
  summary: 'Every bonus that the member received, newest first, with their total',
  token: 'required',
  extension: true,
  request: z.strictObject({ kind: z.enum(BONUS_KINDS).optional(), pageNo: PageNumber, pageSize: PageSize }),
  value: z.object({
    content: z.array(
      z.object({
        movementId: z.string(),
        kind: z.enum(BONUS_KINDS),
        amount: Money,
        at: z.iso.datetime(),
        /** What it was for: a bonus, a day. */
        reference: z.string(),
      }),
    ),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
    total: Money,
  }),
});
