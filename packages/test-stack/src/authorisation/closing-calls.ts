import { asked, type Call } from './asked';

/** Of the end of an account, which is not reached here: what was shown has to hold. */
export const CLOSING_CALLS: Record<string, Call> = {
  'account.closing': asked(),
  'account.close': asked(
    { password: 'no es esta', payoutMinor: 999_999_999, bonusMinor: 1 },
    { answer: 'CLOSING_CHANGED' },
  ),
};
