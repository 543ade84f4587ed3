import { toWireLanguage } from '@tonalli/contracts/language';
import * as api from '@tonalli/contracts/tournaments/api';
import * as wire from '@tonalli/contracts/tournaments/wire';
import type { z } from 'zod';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

const withPrizeMinor = <Of extends { prize: number }>({ prize, ...of }: Of) => ({ ...of, prizeMinor: prize });

const toEntry = (told: z.output<typeof wire.Tournament>): api.TournamentEntry => {
  const { tournamentId, minStake, pool, prizes, ranking, own, ...rest } = told;
  return {
    ...{ ...rest, id: tournamentId, minStakeMinor: minStake, poolMinor: pool, prizesMinor: prizes },
    ranking: ranking.map(withPrizeMinor),
    own: own && withPrizeMinor(own),
  };
};

export const tournamentsRouter = t.router({
  list: realMemberProcedure.input(api.TournamentsInput).query(async ({ ctx, input }): Promise<api.Tournaments> => {
    const { tournaments, now } = await ctx.call(wire.listTournaments, { language: toWireLanguage(input.language) });
    return { tournaments: tournaments.map(toEntry), now };
  }),

  join: realMemberProcedure.input(api.JoinTournamentInput).mutation(async ({ ctx, input }) => {
    await ctx.call(wire.joinTournament, { tournamentId: input.id });
    return { id: input.id };
  }),
});
