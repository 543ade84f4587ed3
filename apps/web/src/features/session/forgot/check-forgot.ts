import { newPasswordFaults } from '@tonalli/contracts/new-password';
import type { FieldRule } from '@tonalli/contracts/registration/api';
import { checkField, RULE_KINDS } from '@tonalli/contracts/rules';
import type { FieldFailure } from '../../../trpc/platform-failure';
import { isMobile } from '../check-login';
import type { ForgotValues } from './forgot-draft';

export type ForgotField = 'username' | 'email' | 'mobile' | 'code' | 'newPassword';
export type ForgotFaults = { [Field in ForgotField]?: FieldFailure | undefined };

const CODE = /^\d{4,8}$/;

/** Members who registered by mobile have their number for a user name. */
function checkUsername(rule: FieldRule | undefined, typed: string): FieldFailure | null {
  if (typed === '') return { patternId: 'required' };
  if (!rule || isMobile(typed)) return null;
  return checkField({ ...rule, enabled: true, required: true }, typed);
}

/** What has to be mended before asking the server (AUTH-10). */
export function checkForgot(values: ForgotValues, rules: readonly FieldRule[], way: 'email' | 'phone'): ForgotFaults {
  const faults: ForgotFaults = {};
  if (way === 'email') {
    const username = checkUsername(
      rules.find(({ field }) => field === 'username'),
      values.username.trim(),
    );
    if (username) faults.username = username;
    const email = values.email.trim();
    if (email === '') faults.email = { patternId: 'required' };
    else if (!RULE_KINDS.email.test(email)) faults.email = { patternId: 'email' };
    return faults;
  }
  if (!isMobile(values.mobile)) faults.mobile = { patternId: 'mobile' };
  if (!CODE.test(values.code.trim())) faults.code = { patternId: 'code' };
  const rule = rules.find(({ field }) => field === 'password');
  return { ...faults, ...newPasswordFaults(rule, { newPassword: values.newPassword }) };
}
