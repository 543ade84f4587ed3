import { isCommonPassword } from './common-passwords';
import type { FieldError } from './envelope';
import type { FieldRule } from './registration/wire';
import { checkField } from './rules';

/**
 * Why a password may not be chosen, by the operator's rule and by what guessing begins with; null when it may. Web and
 * platform judge by this. One that was chosen under another rule stays good.
 */
export function newPasswordFault(
  rule: FieldRule | undefined,
  { password, username }: { password: string; username?: string | undefined },
): FieldError | null {
  const broken = rule && checkField({ ...rule, enabled: true, required: true }, password);
  if (broken) return broken;
  return isCommonPassword(password, username) ? { patternId: 'common' } : null;
}
