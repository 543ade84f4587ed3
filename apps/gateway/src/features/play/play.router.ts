import { LaunchInput, TablesInput, type TableTiles } from '@tonalli/contracts/play/api';
import { launchGame, listTables } from '@tonalli/contracts/play/wire';
import { originOf } from '../../http/public-url';
import { cachedProcedure, memberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const playRouter = t.router({
  launch: memberProcedure.input(LaunchInput).mutation(({ ctx, input }) =>
    ctx.call(launchGame, {
      nodeId: input.gameId,
      vendor: input.vendor,
      gameType: input.type,
      device: input.device,
      backUrl: `${originOf(ctx.request)}${input.backPath}`,
      freeTrial: input.freeTrial,
      endOpen: input.endOpen,
    }),
  ),

  tables: cachedProcedure({ ttlMs: 500, staleMs: 0, scope: 'shared' }, TablesInput).query(
    async ({ ctx, input }): Promise<TableTiles> => {
      const { tables, ...clock } = await ctx.call(listTables, { nodeIds: input.ids });
      return {
        ...clock,
        tables: tables.map(({ nodeId, minStake, maxStake, ...rest }) => ({
          ...rest,
          ...{ id: nodeId, minStakeMinor: minStake, maxStakeMinor: maxStake },
        })),
      };
    },
  ),
});
