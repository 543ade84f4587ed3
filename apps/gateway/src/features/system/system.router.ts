import { LanguageInput } from '@tonalli/contracts/system/api';
import { cachedProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { loadBootstrap } from './load-bootstrap';

export const systemRouter = t.router({
  bootstrap: cachedProcedure({ ttlMs: 5_000, staleMs: 30_000, scope: 'address' })
    .input(LanguageInput)
    .query(({ ctx }) => loadBootstrap(ctx)),
});
