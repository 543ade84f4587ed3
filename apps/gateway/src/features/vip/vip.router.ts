import {
  ClaimVipBonusInput,
  ListBonusesInput,
  type ReceivedBonus,
  VipInput,
  type VipView,
} from '@tonalli/contracts/vip/api';
import { claimVipBonus, fetchVip, listBonuses } from '@tonalli/contracts/vip/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const vipRouter = t.router({
  info: realMemberProcedure.input(VipInput).query(async ({ ctx }): Promise<VipView> => {
    const { vipLabelName, vipRankLevel, validBet, keeping, levels, bonuses } = await ctx.call(fetchVip, {});
    return {
      label: vipLabelName,
      level: vipRankLevel,
      validBetMinor: validBet,
      keeping: {
        ...{ level: keeping.level, validBetMinor: keeping.validBet, endsAt: keeping.endsAt },
        ...{ isGrace: keeping.isGrace, isJudged: keeping.isJudged },
      },
      levels: levels.map((each) => ({
        level: each.level,
        name: each.name,
        validBetMinor: each.validBet,
        keepBetMinor: each.keepBet,
        upgradeBonusMinor: each.upgradeBonus,
        monthlyBonusMinor: each.monthlyBonus,
        birthdayGiftMinor: each.birthdayGift,
      })),
      bonuses: bonuses.map(({ amount, ...bonus }) => ({ ...bonus, amountMinor: amount })),
    };
  }),

  claim: realMemberProcedure.input(ClaimVipBonusInput).mutation(async ({ ctx, input }) => {
    const { bonusId, amount, balance } = await ctx.call(claimVipBonus, input);
    return { bonusId, amountMinor: amount, balanceMinor: balance };
  }),

  received: realMemberProcedure.input(ListBonusesInput).query(async ({ ctx, input }) => {
    const { kind, page, pageSize } = input;
    const answer = await ctx.call(listBonuses, { kind, pageNo: page, pageSize });
    return {
      rows: answer.content.map(({ amount, ...row }): ReceivedBonus => ({ ...row, amountMinor: amount })),
      page: answer.pageNum,
      totalPages: answer.totalPages,
      totalRows: answer.totalRows,
      totalMinor: answer.total,
    };
  }),
});
