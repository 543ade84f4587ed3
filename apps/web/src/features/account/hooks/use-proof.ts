import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { readFailure } from '../../../trpc/platform-failure';

/** Error codes that belong to one field. */
const AT_PASSWORD = new Set(['PASSWORD_WRONG']);
const AT_CODE = new Set(['CODE_INVALID', 'CODE_EXPIRED', 'CODE_MISSING']);

/** At which field an error is shown: password, code, or below all fields. */
export function useFailurePlace(error: unknown) {
  const failureText = useFailureText();
  const code = error ? readFailure(error).code : '';
  return {
    password: AT_PASSWORD.has(code) ? failureText(error) : undefined,
    code: AT_CODE.has(code) ? failureText(error) : undefined,
    rest: AT_PASSWORD.has(code) || AT_CODE.has(code) ? null : error,
  };
}

/** The call needs a fresh proof of identity, since the account has no password; then it is repeated. */
export const isProofRequired = (error: unknown): boolean =>
  Boolean(error) && readFailure(error).code === 'PROOF_REQUIRED';

/** State of one required field. */
export function useNeeded() {
  const { t } = useTranslation('account');
  const [value, setValue] = useState('');
  const [missing, setMissing] = useState(false);
  return {
    value,
    fault: missing ? t('proof.required') : undefined,
    change(next: string) {
      setMissing(false);
      setValue(next);
    },
    /** False, and said so, while nothing was typed. */
    check(): boolean {
      setMissing(value.trim() === '');
      return value.trim() !== '';
    },
  };
}
