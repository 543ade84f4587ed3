import { type Consents, SetConsentInput } from '@tonalli/contracts/consents/api';
import * as wire from '@tonalli/contracts/consents/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

/** Every call answers what holds afterwards. */
export const consentsRouter = t.router({
  read: realMemberProcedure.query(({ ctx }): Promise<Consents> => ctx.call(wire.fetchConsents, {})),

  set: realMemberProcedure
    .input(SetConsentInput)
    .mutation(({ ctx, input }): Promise<Consents> => ctx.call(wire.setConsent, input)),
});
