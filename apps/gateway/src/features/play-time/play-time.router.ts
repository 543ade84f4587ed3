import { CheckInput, IntervalInput, type PlayTime } from '@tonalli/contracts/play-time/api';
import { answerRealityCheck, chooseCheckInterval, fetchPlayTime } from '@tonalli/contracts/play-time/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const playTimeRouter = t.router({
  read: realMemberProcedure.query(({ ctx }): Promise<PlayTime> => ctx.call(fetchPlayTime, {})),

  chooseInterval: realMemberProcedure
    .input(IntervalInput)
    .mutation(({ ctx, input }): Promise<PlayTime> => ctx.call(chooseCheckInterval, input)),

  answerCheck: realMemberProcedure
    .input(CheckInput)
    .mutation(({ ctx, input }): Promise<PlayTime> => ctx.call(answerRealityCheck, input)),
});
