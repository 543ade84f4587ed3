import * as api from '@tonalli/contracts/bonuses/api';
import * as wire from '@tonalli/contracts/bonuses/wire';
import { toWireLanguage } from '@tonalli/contracts/language';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { toFreePlays, toGrant, toOffer } from './views';

/** Codes shall not be found by trying. */
const CODE_LIMIT = { rateLimit: { calls: 30, windowSeconds: 60 } };

export const bonusesRouter = t.router({
  list: realMemberProcedure.input(api.ListGrantsInput).query(async ({ ctx, input }) => {
    const { list } = await ctx.call(wire.listGrants, { language: toWireLanguage(input.language) });
    return list.map(toGrant);
  }),

  bets: realMemberProcedure.input(api.GrantBetsInput).query(async ({ ctx, input }) => {
    const { id: bonusId, page: pageNo, pageSize, language } = input;
    const query = { bonusId, pageNo, pageSize, language: toWireLanguage(language) };
    const { content, pageNum, totalPages, totalRows } = await ctx.call(wire.listGrantBets, query);
    const rows = content.map(
      ({ wagered, counted, ...same }): api.CountedBetRow => ({ ...same, wageredMinor: wagered, countedMinor: counted }),
    );
    return { rows, page: pageNum, totalPages, totalRows };
  }),

  cancel: realMemberProcedure.input(api.CancelGrantInput).mutation(async ({ ctx, input }) => {
    const { bonusId, lost } = await ctx.call(wire.cancelGrant, { bonusId: input.id });
    return { id: bonusId, lostMinor: lost };
  }),

  free: realMemberProcedure.input(api.ListGrantsInput).query(async ({ ctx, input }) => {
    const { list } = await ctx.call(wire.listFreePlays, { language: toWireLanguage(input.language) });
    return list.map(toFreePlays);
  }),

  cancelFree: realMemberProcedure.input(api.CancelFreeInput).mutation(async ({ ctx, input }) => {
    const { freeId, lostCount } = await ctx.call(wire.cancelFreePlays, { freeId: input.id });
    return { id: freeId, lostCount };
  }),

  offers: realMemberProcedure
    .meta(CODE_LIMIT)
    .input(api.OffersInput)
    .query(async ({ ctx, input: { code, language } }) => {
      const { list } = await ctx.call(wire.listDepositBonuses, { code, language: toWireLanguage(language) });
      return list.map(toOffer);
    }),

  /** What the bets of a game count towards the active bonus; null without one. */
  ofGame: realMemberProcedure
    .input(api.OfGameInput)
    .query(async ({ ctx, input }): Promise<api.GameBonusView | null> => {
      const { bonus } = await ctx.call(wire.fetchGameBonus, input);
      if (!bonus) return null;
      const { percent, left, required, done, maxStake } = bonus;
      return {
        percent,
        leftMinor: left,
        requiredMinor: required,
        doneMinor: done,
        maxStakeMinor: maxStake,
      };
    }),
});
