import {
  type BankLogo,
  LanguageInput,
  type PlatformClock,
  type RepresentativeAnswer,
  VerifyRepresentativeInput,
} from '@tonalli/contracts/system/api';
import { fetchClock, listBankLogos, verifyRepresentative } from '@tonalli/contracts/system/wire';
import { cachedProcedure, memberProcedure, publicProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { loadBootstrap } from './load-bootstrap';
import { loadContact } from './load-contact';

/** Enough to check a few contacts; too few to enumerate a directory. */
const VERIFY_LIMIT = { rateLimit: { calls: 10, windowSeconds: 60 } };

export const systemRouter = t.router({
  bootstrap: cachedProcedure({ ttlMs: 5_000, staleMs: 30_000, scope: 'address' }, LanguageInput).query(({ ctx }) =>
    loadBootstrap(ctx),
  ),

  bankLogos: cachedProcedure({ ttlMs: 600_000, staleMs: 3_600_000, scope: 'shared' }).query(
    async ({ ctx }): Promise<BankLogo[]> => {
      const { list } = await ctx.call(listBankLogos, {});
      return list.map(({ bankId, name, logo }) => ({ id: bankId, name, logo }));
    },
  ),

  clock: memberProcedure.query(({ ctx }): Promise<PlatformClock> => ctx.call(fetchClock, {})),

  contact: cachedProcedure({ ttlMs: 10_000, staleMs: 60_000, scope: 'shared' }).query(({ ctx }) => loadContact(ctx)),

  verifyRepresentative: publicProcedure
    .meta(VERIFY_LIMIT)
    .input(VerifyRepresentativeInput)
    .mutation(({ ctx, input }): Promise<RepresentativeAnswer> => ctx.call(verifyRepresentative, input)),
});
