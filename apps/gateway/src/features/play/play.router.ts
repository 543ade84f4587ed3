import { toWireLanguage } from '@tonalli/contracts/language';
import { LaunchInput, type Room, RoomsInput, TablesInput, type TableTiles } from '@tonalli/contracts/play/api';
import { launchGame, listRooms, listTables } from '@tonalli/contracts/play/wire';
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

  rooms: memberProcedure.input(RoomsInput).query(async ({ ctx, input }): Promise<Room[]> => {
    const language = toWireLanguage(input.language);
    const { rooms } = await ctx.call(listRooms, { language, ...(input.vendor && { vassalage: input.vendor }) });
    return rooms.map(({ game, ante, buyIn, ...room }) => ({
      ...room,
      ...{ anteMinor: ante, buyInMinor: buyIn },
      game: {
        ...{ id: game.nodeId, name: game.displayName, vendor: game.vassalage, type: game.gameType },
        ...{ gameCode: game.gameCode, icon: game.showIcon },
      },
    }));
  }),

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
