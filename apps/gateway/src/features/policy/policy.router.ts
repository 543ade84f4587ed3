import type { PlayPolicy } from '@tonalli/contracts/policy/api';
import { fetchPlayPolicy } from '@tonalli/contracts/policy/wire';
import { cachedProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const policyRouter = t.router({
  read: cachedProcedure({ ttlMs: 5_000, staleMs: 30_000, scope: 'shared' }).query(
    ({ ctx }): Promise<PlayPolicy> => ctx.call(fetchPlayPolicy, {}),
  ),
});
