import type { changePassword as endpoint } from '@tonalli/contracts/account/wire';
import type { FieldError } from '@tonalli/contracts/envelope';
import { checkField } from '@tonalli/contracts/rules';
import type { World } from '../../db/world';
import { PlatformFailure, type Verb } from '../../http/verb';
import { registerRules } from '../registration';
import { endSessionsOf } from '../session';
import { accountRepository } from './account.repository';
import { hashPassword } from './passwords';
import { assertLoginPassword } from './payment-password';
import { refuseTrial } from './refuse-trial';

/** Whoever changes it may fear that somebody else is logged in: all other sessions end (AUTH-11). */
export const changePassword: Verb<typeof endpoint> = async ({ ctx: { world, member }, input }) => {
  refuseTrial(member);
  const store = accountRepository(world);
  const found = store.byId.get({ id: member.id });
  if (!found) throw new PlatformFailure('TOKEN_INVALID');
  assertByRule(world, input);
  await assertLoginPassword(world, found, input.oldPassword);
  const passwordHash = await hashPassword(input.newPassword);
  world.transaction(() => {
    store.setPassword.run(passwordHash, world.clock.now(), member.id);
    endSessionsOf(world, member.id, member.tokenId);
  });
  return null;
};

/** By the rule of the registration, but that a password is needed here whatever the operator asks there. */
function assertByRule(world: World, typed: { newPassword: string; confirmNewPassword: string }): void {
  const rule = registerRules(world).rules.find(({ field }) => field === 'password');
  const fields: Record<string, FieldError> = {};
  const fault = rule && checkField({ ...rule, enabled: true, required: true }, typed.newPassword);
  if (fault) fields.newPassword = fault;
  else if (typed.newPassword !== typed.confirmNewPassword) fields.confirmNewPassword = { patternId: 'confirm' };
  if (Object.keys(fields).length > 0) throw new PlatformFailure('FIELD_INVALID', { fields });
}
