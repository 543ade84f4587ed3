import * as api from '@tonalli/contracts/envelopes/api';
import * as wire from '@tonalli/contracts/envelopes/wire';
import type { z } from 'zod';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

const TAKE_LIMIT = { rateLimit: { calls: 30, windowSeconds: 60 } };

const toEntry = ({ rainId, pool, amounts, own, taken, ...rain }: z.output<typeof wire.Rain>): api.RainEntry => ({
  ...{ ...rain, id: rainId, poolMinor: pool, amountsMinor: amounts, ownMinor: own },
  taken: taken.map(({ amount, ...each }) => ({ ...each, amountMinor: amount })),
});

const toPersonal = ({
  vipRankLevel,
  opened,
  steps,
  ...rest
}: z.output<typeof wire.PersonalEnvelope>): api.PersonalEntry => ({
  ...{ ...rest, level: vipRankLevel, openedMinor: opened },
  steps: steps.map(({ level, from, to }) => ({ level, fromMinor: from, toMinor: to })),
});

export const envelopesRouter = t.router({
  rains: realMemberProcedure.query(async ({ ctx }): Promise<api.Rains> => {
    const { rains, personal, now } = await ctx.call(wire.listRains, {});
    return { rains: rains.map(toEntry), personal: personal && toPersonal(personal), now };
  }),

  take: realMemberProcedure
    .meta(TAKE_LIMIT)
    .input(api.TakeEnvelopeInput)
    .mutation(async ({ ctx, input }) => {
      const { amount } = await ctx.call(wire.takeEnvelope, input);
      return { amountMinor: amount };
    }),

  openPersonal: realMemberProcedure.meta(TAKE_LIMIT).mutation(async ({ ctx }) => {
    const { amount } = await ctx.call(wire.openPersonalEnvelope, {});
    return { amountMinor: amount };
  }),
});
