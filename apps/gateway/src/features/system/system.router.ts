import { type BankLogo, LanguageInput } from '@tonalli/contracts/system/api';
import { listBankLogos } from '@tonalli/contracts/system/wire';
import { cachedProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { loadBootstrap } from './load-bootstrap';

export const systemRouter = t.router({
  bootstrap: cachedProcedure({ ttlMs: 5_000, staleMs: 30_000, scope: 'address' })
    .input(LanguageInput)
    .query(({ ctx }) => loadBootstrap(ctx)),

  bankLogos: cachedProcedure({ ttlMs: 600_000, staleMs: 3_600_000, scope: 'shared' }).query(
    async ({ ctx }): Promise<BankLogo[]> => {
      const { list } = await ctx.call(listBankLogos, {});
      return list.map(({ bankId, name, logo }) => ({ id: bankId, name, logo }));
    },
  ),
});
