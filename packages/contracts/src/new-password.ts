import { isCommonPassword } from './common-passwords';
import type { FieldError } from './envelope';
import type { FieldRule } from './registration/wire';
import { checkField } from './rules';

interface NewPassword {
  newPassword: string;
  /** Left out where nothing was to be repeated. */
  confirmNewPassword?: string | undefined;
  /** Whose password it becomes, where that is known. */
  username?: string | undefined;
}

export type NewPasswordFaults = { [Field in 'newPassword' | 'confirmNewPassword']?: FieldError };

/** What is wrong with a password that is to take the place of another, by field; nothing for a good one. */
export function newPasswordFaults(rule: FieldRule | undefined, typed: NewPassword): NewPasswordFaults {
  const { newPassword, confirmNewPassword = newPassword, username } = typed;
  const fault = newPasswordFault(rule, { password: newPassword, username });
  if (fault) return { newPassword: fault };
  return confirmNewPassword === newPassword ? {} : { confirmNewPassword: { patternId: 'confirm' } };
}

/**
 * Why a password may not be chosen, by the operator's rule and by what guessing begins with; null when it may. Web and
 * platform judge by this. One that was chosen under another rule stays good.
 */
export function newPasswordFault(
  rule: FieldRule | undefined,
  { password, username }: { password: string; username?: string | undefined },
): FieldError | null {
  if (password === '') return { patternId: 'required' };
  const broken = rule && checkField({ ...rule, enabled: true, required: true }, password);
  if (broken) return broken;
  return isCommonPassword(password, username) ? { patternId: 'common' } : null;
}
