import type { LoginAnswer } from '@tonalli/contracts/session/wire';
import type { logInExternal as endpoint } from '@tonalli/contracts/session/wire-external';
import { memberOfIdentity } from '../../people/external-identities';
import { findMemberByMobile } from '../../people/find-member';
import { FIREBASE_SMS } from '../../people/people-settings';
import { openVoucher, spendVoucher } from '../../people/vouchers';
import { PlatformFailure, type Verb, type VerbContext } from '../../transport/verb';
import { MODULES_OFF } from '../../world/operator-settings';
import { readFirebaseToken, spendFirebaseToken } from './firebase-tokens';
import { assertLoginAllowed } from './login-allowed';
import { enter } from './second-step';

export const logInExternal: Verb<typeof endpoint> = ({ ctx, input }) =>
  input.type === 'identity' ? byIdentity(ctx, input.proof) : byFirebase(ctx, input.proof);

/** A voucher of somebody who is not known stays good, for their registration. */
async function byIdentity({ world, request }: VerbContext, proof: string): Promise<LoginAnswer> {
  const { id, identity } = await openVoucher(world, proof);
  const member = memberOfIdentity(world, identity);
  if (!member) throw new PlatformFailure('EXTERNAL_UNKNOWN');
  spendVoucher(world, id);
  assertLoginAllowed(world, member);
  return enter(world, member, { ...request, way: identity.provider });
}

/** A number that nobody has answers as a wrong code does. */
async function byFirebase({ world, request }: VerbContext, proof: string): Promise<LoginAnswer> {
  const offered = world.settings.get(FIREBASE_SMS) && !world.settings.get(MODULES_OFF).includes('MOBILEVERCODELOGIN3');
  if (!offered) throw new PlatformFailure('FUNCTION_NOT_AVAILABLE');
  const mobile = await readFirebaseToken(world, proof);
  const member = findMemberByMobile(world, mobile);
  if (!member) throw new PlatformFailure('CODE_INVALID');
  spendFirebaseToken(world, proof);
  assertLoginAllowed(world, member);
  return enter(world, member, { ...request, way: 'sms' });
}
