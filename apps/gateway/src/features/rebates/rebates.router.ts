import * as api from '@tonalli/contracts/rebates/api';
import * as wire from '@tonalli/contracts/rebates/wire';
import type { z } from 'zod';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

const CLAIM_LIMIT = { rateLimit: { calls: 30, windowSeconds: 60 } };

const toRow = (row: z.output<typeof wire.OwnRebate>): api.OwnRebateRow => ({
  ...{ category: row.gameType, rateBasisPoints: row.rate, from: row.from, to: row.to },
  ...{ validBetMinor: row.validBet, amountMinor: row.amount },
  ...{ todayValidBetMinor: row.validBetToday, todayAmountMinor: row.amountToday },
});

const toClaim = ({ claimId, gameType, validBet, amount, ...claim }: z.output<typeof wire.RebateClaim>) => ({
  ...{ id: claimId, category: gameType, validBetMinor: validBet, amountMinor: amount, ...claim },
});

export const rebatesRouter = t.router({
  own: realMemberProcedure.query(async ({ ctx }): Promise<api.OwnRebates> => {
    const { list, claimDays } = await ctx.call(wire.fetchManualRebate, {});
    return { rows: list.map(toRow), claimDays };
  }),

  claim: realMemberProcedure
    .meta(CLAIM_LIMIT)
    .input(api.ClaimRebateInput)
    .mutation(async ({ ctx, input: { category } }) => {
      const { claims, amount } = await ctx.call(wire.manualRebate, { gameType: category });
      return { claims: claims.map(toClaim), amountMinor: amount };
    }),

  claims: realMemberProcedure.input(api.ListRebateClaimsInput).query(async ({ ctx, input }) => {
    const { page: pageNo, pageSize } = input;
    const { content, pageNum, totalPages, totalRows } = await ctx.call(wire.listManualRebates, { pageNo, pageSize });
    const rows: api.RebateClaimRow[] = content.map(toClaim);
    return { rows, page: pageNum, totalPages, totalRows };
  }),
});
