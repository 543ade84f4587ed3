import * as api from '@tonalli/contracts/account/api';
import type { ClosedTold } from '@tonalli/contracts/account/closing';
import * as wire from '@tonalli/contracts/account/wire-closing';
import { realMemberProcedure } from '../../trpc/procedures';

const SECRET_LIMIT = { rateLimit: { calls: 20, windowSeconds: 60 } };

/** The end of an account: what it means, and that it happens (MEM-17). */
export const closingProcedures = {
  closing: realMemberProcedure.query(async ({ ctx }): Promise<api.ClosingView> => {
    const { blockers, payout, accounts, loss } = await ctx.call(wire.fetchClosing, {});
    const { bonus, ...counts } = loss;
    return {
      blockers,
      payoutMinor: payout,
      accounts: accounts.map(({ accountId, bank, maskedClabe, holder, isDefault }) => ({
        ...{ id: accountId, bankName: bank.name, maskedClabe, holder, isDefault },
      })),
      loss: { bonusMinor: bonus, ...counts },
    };
  }),

  close: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(api.CloseAccountInput)
    .mutation(
      ({ ctx, input: { payoutMinor, bonusMinor, ...rest } }): Promise<ClosedTold> =>
        ctx.call(wire.closeAccount, { ...rest, payout: payoutMinor, bonus: bonusMinor }),
    ),
};
