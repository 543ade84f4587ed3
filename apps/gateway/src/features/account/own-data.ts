import * as api from '@tonalli/contracts/account/api';
import * as wire from '@tonalli/contracts/account/wire-own-data';
import { realMemberProcedure } from '../../trpc/procedures';

const REQUEST_LIMIT = { rateLimit: { calls: 10, windowSeconds: 60 } };
/** Of a long history there are many parts. */
const PART_LIMIT = { rateLimit: { calls: 240, windowSeconds: 60 } };

/** All that is stored of a member, for themself: asked for once, read in parts (MEM-17). */
export const ownDataProcedures = {
  requestOwnData: realMemberProcedure
    .meta(REQUEST_LIMIT)
    .input(api.RequestOwnDataInput)
    .mutation(({ ctx, input }): Promise<api.OwnDataRequestView> => ctx.call(wire.requestOwnData, input)),

  ownDataPart: realMemberProcedure
    .meta(PART_LIMIT)
    .input(api.OwnDataPartInput)
    .query(({ ctx, input }): Promise<api.OwnDataPart> => ctx.call(wire.fetchOwnData, input)),
};
