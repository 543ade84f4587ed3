import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { FieldError } from '@tonalli/contracts/envelope';
import { newPasswordFault } from '@tonalli/contracts/new-password';
import type { FieldRule, RegistrationField, RegistrationUser } from '@tonalli/contracts/registration/wire';
import { ageInYears, checkAll, normalised, parseRuleDate } from '@tonalli/contracts/rules';
import { dayInZone } from '../../clock/wall';
import { registerRules } from '../../people/registration-rules';
import { PlatformFailure } from '../../transport/verb';
import type { World } from '../../world/world';

export type Method = 'username' | 'mobile';

/** What this way of registering makes of the operator's rules; `withIdentity`: an account at another service opens it. */
export function rulesFor(world: World, method: Method, withIdentity = false): FieldRule[] {
  const off = new Set(world.settings.get('modulesOff'));
  const bySms = !off.has('REGMOBVERF3');
  const asksPassword = method === 'username' || !off.has('MOBILENUMPASSREG3');
  return registerRules(world).rules.map((rule) => {
    switch (rule.field) {
      case 'username':
        return use(rule, method === 'username');
      case 'password':
      case 'confirmPassword':
        return use(rule, asksPassword && !withIdentity);
      case 'mobileNum':
        return method === 'mobile' || bySms ? use(rule, true) : rule;
      case 'verificationCode':
        // Whether the code is right is for the one who sent it to say.
        return use(rule, false);
      case 'captcha':
        return { ...rule, acceptedPattern: '*', patternId: 'any' };
      default:
        return rule.field === 'paymentPassword' && rule.enabled ? use(rule, true) : rule;
    }
  });
}

const use = (rule: FieldRule, needed: boolean): FieldRule => ({ ...rule, enabled: needed, required: needed });

/**
 * What was typed, without the fields that are switched off. Throws `FIELD_INVALID` naming every field
 * that breaks its rule, and `AGE_NOT_CONFIRMED` for whoever is, or may be, too young.
 */
export function checkRegistration(
  world: World,
  method: Method,
  user: RegistrationUser,
): Partial<Record<RegistrationField, string>> {
  const rules = rulesFor(world, method, user.voucher !== undefined);
  const typed: Partial<Record<RegistrationField, string>> = {};
  for (const rule of rules) {
    const value = rule.enabled && normalised(rule, user[rule.field] ?? '');
    if (value) typed[rule.field] = value;
  }
  const errors: Record<string, FieldError> = checkAll(rules, { ...typed, ...bareNumber(typed.mobileNum) });
  const { password, username } = typed;
  const rule = rules.find(({ field }) => field === 'password');
  const fault = password === undefined ? null : newPasswordFault(rule, { password, username });
  if (fault) errors.password = fault;
  if (!user.agreedToTerms) errors.agreedToTerms = { patternId: 'required' };
  if (Object.keys(errors).length > 0) throw new PlatformFailure('FIELD_INVALID', { fields: errors });
  assertOldEnough(world, user.ageConfirmed, typed.birthday);
  return typed;
}

/** The rule is about digits; how people group them is their affair. */
function bareNumber(mobileNum: string | undefined): { mobileNum?: string } {
  return mobileNum === undefined ? {} : { mobileNum: mobileNum.replace(/[\s().+-]/g, '') };
}

function assertOldEnough(world: World, confirmed: boolean, birthday: string | undefined): void {
  const born = birthday === undefined ? null : parseRuleDate(birthday);
  const today = dayInZone(world.clock.now(), OPERATOR_TIME_ZONE);
  const tooYoung = born !== null && ageInYears(born, today) < world.settings.get('minimumAgeYears');
  if (!confirmed || tooYoung) throw new PlatformFailure('AGE_NOT_CONFIRMED');
}
