import type { Balances } from '@tonalli/contracts/wallet/api';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { memberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const walletRouter = t.router({
  balance: memberProcedure.query(async ({ ctx }): Promise<Balances> => {
    const { main, vendors } = await ctx.call(fetchBalance, {});
    return {
      mainMinor: main,
      vendors: vendors.map(({ vassalage, balance }) => ({ vendor: vassalage, balanceMinor: balance })),
    };
  }),
});
