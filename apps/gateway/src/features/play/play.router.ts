import { LaunchInput } from '@tonalli/contracts/play/api';
import { launchGame } from '@tonalli/contracts/play/wire';
import { originOf } from '../../http/public-url';
import { memberProcedure } from '../../trpc/procedures';
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
});
