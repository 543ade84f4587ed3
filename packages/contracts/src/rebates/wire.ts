import { z } from 'zod';
import { endpoint } from '../endpoint';
import { GameType } from '../lobby/wire';
import { Money } from '../money';
import { PageNumber, PageSize } from '../paging';

/** The member's own rebate of one category. */
export const OwnRebate = z.object({
  gameType: GameType,
  /** The rate of now, in hundredths of a percent. */
  rate: z.int().min(0),
  /** Valid bets whose rebate can be claimed, of the days passed. */
  validBet: Money,
  amount: Money,
  /** The first and the last of the operator's days in it, yyyy-MM-dd; null where there is nothing to claim. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** Today's valid bets and what they come to so far, to be claimed from tomorrow on. */
  validBetToday: Money,
  amountToday: Money,
});

export const fetchManualRebate = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getManualRebate',
  summary: "What of the member's own rebate can be claimed, by category",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    list: z.array(OwnRebate),
    /** For so many days before today a rebate can be claimed. */
    claimDays: z.int().min(1),
  }),
});

export const RebateClaim = z.object({
  /** `MR` and a number; the account record's reference. */
  claimId: z.string(),
  gameType: GameType,
  from: z.iso.date(),
  to: z.iso.date(),
  validBet: Money,
  amount: Money,
  at: z.iso.datetime(),
});

export const manualRebate = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_manualRebate',
  summary: "Claims the member's own rebate of the days passed, of one category or of all",
  token: 'required',
  extension: true,
  idempotent: true,
  /** Without a category: all of them. */
  request: z.strictObject({ gameType: GameType.optional() }),
  value: z.object({ claims: z.array(RebateClaim), amount: Money }),
  errors: ['REBATE_NOT_AVAILABLE'],
});

export const listManualRebates = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getManualRebateList',
  summary: "The member's claims of own rebates, newest first",
  token: 'required',
  extension: true,
  request: z.strictObject({ pageNo: PageNumber, pageSize: PageSize }),
  value: z.object({
    content: z.array(RebateClaim),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
  }),
});
