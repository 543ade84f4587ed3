import type { RegistrationUser } from '@tonalli/contracts/registration/wire';
import { PlatformFailure } from '../../kernel/failure';
import { FIREBASE_SMS } from '../../people/people-settings';
import { MODULES_OFF } from '../../world/operator-settings';
import type { World } from '../../world/world';
import { checkCode, readFirebaseToken, redeemCode, spendFirebaseToken } from '../session';

type Proof = Pick<RegistrationUser, 'verificationCode' | 'firebaseIdToken'>;

/**
 * Looks whether the number is whose registration it is, by the code that was sent there or by what Firebase says (REG-04).
 * Answers how to use the proof up, within the registration. A wrong code counts here; there it would be undone.
 */
export async function proveMobile(world: World, mobile: string, proof: Proof): Promise<() => void> {
  if (world.settings.get(MODULES_OFF).includes('REGMOBVERF3')) return () => undefined;
  if (world.settings.get(FIREBASE_SMS)) return byFirebase(world, mobile, proof.firebaseIdToken);
  const code = proof.verificationCode ?? '';
  const refuse = (problem: ReturnType<typeof checkCode>) => {
    if (problem) throw new PlatformFailure(problem);
  };
  refuse(checkCode(world, { mobile, purpose: 'register' }, code));
  return () => refuse(redeemCode(world, { mobile, purpose: 'register' }, code));
}

async function byFirebase(world: World, mobile: string, token: string | undefined): Promise<() => void> {
  if (token === undefined) throw new PlatformFailure('CODE_MISSING');
  if ((await readFirebaseToken(world, token)) !== mobile) throw new PlatformFailure('CODE_INVALID');
  return () => spendFirebaseToken(world, token);
}
