import { toWireLanguage } from '@tonalli/contracts/language';
import * as api from '@tonalli/contracts/raffles/api';
import * as wire from '@tonalli/contracts/raffles/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const rafflesRouter = t.router({
  list: realMemberProcedure
    .input(api.RafflesInput)
    .query(
      ({ ctx, input }): Promise<api.Raffles> =>
        ctx.call(wire.listRaffles, { language: toWireLanguage(input.language) }),
    ),

  proof: realMemberProcedure
    .input(api.RaffleProofInput)
    .query(({ ctx, input }): Promise<api.RaffleProofEntry> => ctx.call(wire.fetchRaffleProof, input)),
});
