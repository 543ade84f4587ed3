import {
  ChangeLimitsInput,
  LimitChangeInput,
  type LimitHistoryDay,
  LimitReminderInput,
  type LimitsView,
} from '@tonalli/contracts/limits/api';
import * as wire from '@tonalli/contracts/limits/wire';
import type { z } from 'zod';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

/** Every call answers how the limits are afterwards. */
const toView = ({ states, changes, ...rest }: z.output<typeof wire.OwnLimitsState>): LimitsView => ({
  ...rest,
  states: states.map(({ kind, period, limit, used, left, startsAnewAt }) => ({
    ...{ kind, period, startsAnewAt },
    ...{ limitMinor: limit, usedMinor: used, leftMinor: left },
  })),
  changes: changes.map(({ changeId, ...change }) => ({ id: changeId, ...change })),
});

export const limitsRouter = t.router({
  read: realMemberProcedure.query(async ({ ctx }) => toView(await ctx.call(wire.fetchLimits, {}))),

  history: realMemberProcedure.query(async ({ ctx }): Promise<LimitHistoryDay[]> => {
    const { days } = await ctx.call(wire.fetchLimitHistory, {});
    return days.map(({ deposited, net, ...rest }) => ({ ...rest, depositedMinor: deposited, netMinor: net }));
  }),

  change: realMemberProcedure
    .input(ChangeLimitsInput)
    .mutation(async ({ ctx, input }) => toView(await ctx.call(wire.changeLimits, input))),

  confirm: realMemberProcedure
    .input(LimitChangeInput)
    .mutation(async ({ ctx, input }) => toView(await ctx.call(wire.confirmLimitChange, { changeId: input.id }))),

  cancel: realMemberProcedure
    .input(LimitChangeInput)
    .mutation(async ({ ctx, input }) => toView(await ctx.call(wire.cancelLimitChange, { changeId: input.id }))),

  answerReminder: realMemberProcedure
    .input(LimitReminderInput)
    .mutation(async ({ ctx, input }) => toView(await ctx.call(wire.answerLimitReminder, input))),
});
