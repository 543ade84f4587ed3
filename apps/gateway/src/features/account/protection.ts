import * as api from '@tonalli/contracts/account/api';
import * as external from '@tonalli/contracts/account/wire-external';
import * as proof from '@tonalli/contracts/account/wire-proof';
import * as wire from '@tonalli/contracts/account/wire-protection';
import { forgetIdentity, returnedIdentity } from '../../external-login/returned-identity';
import { realMemberProcedure } from '../../trpc/procedures';

const SECRET_LIMIT = { rateLimit: { calls: 20, windowSeconds: 60 } };
const CODE_LIMIT = { rateLimit: { calls: 10, windowSeconds: 60 } };

/** What proves a member beside the password: authenticator, passkeys, contacts that a code was sent to (AUTH-17). */
export const protectionProcedures = {
  beginTotp: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(api.ProofInput)
    .mutation(({ ctx, input }): Promise<api.TotpSecretView> => ctx.call(wire.beginTotp, input)),

  confirmTotp: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(api.ConfirmTotpInput)
    .mutation(({ ctx, input }) => ctx.call(wire.confirmTotp, input)),

  removeTotp: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(api.RemoveTotpInput)
    .mutation(async ({ ctx, input }) => {
      await ctx.call(wire.removeTotp, input);
    }),

  passkeys: realMemberProcedure.query(
    async ({ ctx }): Promise<api.PasskeyRow[]> => (await ctx.call(wire.listPasskeys, {})).list,
  ),

  beginPasskey: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(api.ProofInput)
    .mutation(async ({ ctx, input }) => (await ctx.call(wire.beginPasskey, input)).options),

  addPasskey: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(api.AddPasskeyInput)
    .mutation(async ({ ctx, input }): Promise<api.PasskeyRow[]> => (await ctx.call(wire.addPasskey, input)).list),

  renamePasskey: realMemberProcedure.input(api.RenamePasskeyInput).mutation(async ({ ctx, input }) => {
    await ctx.call(wire.renamePasskey, input);
  }),

  removePasskey: realMemberProcedure.input(api.RemovePasskeyInput).mutation(async ({ ctx, input }) => {
    await ctx.call(wire.removePasskey, input);
  }),

  linkedIdentities: realMemberProcedure.query(
    ({ ctx }): Promise<api.LinkedIdentitiesView> => ctx.call(external.listLinkedIdentities, {}),
  ),

  /** Which account would be linked, before the password is asked for. */
  returnedIdentity: realMemberProcedure
    .input(api.ReturnedIdentityInput)
    .mutation(async ({ ctx, input }): Promise<api.ReturnedIdentityView> => {
      const { provider, name, email } = (await returnedIdentity(ctx, input.attempt)).identity;
      return { provider, name, email };
    }),

  linkExternal: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(api.LinkExternalInput)
    .mutation(async ({ ctx, input }): Promise<api.LinkedIdentitiesView> => {
      const { voucher } = await returnedIdentity(ctx, input.attempt);
      const linked = await ctx.call(external.linkIdentity, { voucher, password: input.password });
      forgetIdentity(ctx);
      return linked;
    }),

  unlinkExternal: realMemberProcedure
    .input(api.UnlinkExternalInput)
    .mutation(({ ctx, input }): Promise<api.LinkedIdentitiesView> => ctx.call(external.unlinkIdentity, input)),

  requestContactCode: realMemberProcedure
    .meta(CODE_LIMIT)
    .input(api.RequestContactCodeInput)
    .mutation(({ ctx, input }) => ctx.call(wire.requestContactCode, input)),

  bindContact: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(api.BindContactInput)
    .mutation(async ({ ctx, input }) => {
      await ctx.call(wire.bindContact, input);
    }),

  sendProofCode: realMemberProcedure.meta(CODE_LIMIT).mutation(({ ctx }) => ctx.call(proof.sendProofCode, {})),

  /** Where there is no password, and the login is a while ago. */
  prove: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(api.ProveInput)
    .mutation(async ({ ctx, input }) => {
      if (input.way !== 'external') return void (await ctx.call(proof.prove, input));
      const { voucher } = await returnedIdentity(ctx, input.attempt);
      await ctx.call(proof.prove, { way: 'external', voucher });
      forgetIdentity(ctx);
    }),

  registeredIps: realMemberProcedure.query(
    ({ ctx }): Promise<api.RegisteredIpsView> => ctx.call(wire.listRegisteredIps, {}),
  ),

  removeRegisteredIp: realMemberProcedure.input(api.RemoveRegisteredIpInput).mutation(async ({ ctx, input }) => {
    await ctx.call(wire.removeRegisteredIp, input);
  }),
};
