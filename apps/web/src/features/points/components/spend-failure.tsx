import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFailure } from '../../../components/login-failure';
import { isPaymentPassword } from '../../../components/payment-password-field';
import { useFailureText } from '../../../hooks/use-failure-text';
import { readFailure } from '../../../trpc/platform-failure';

/** Why the points were not spent, with the time to wait when that is known. A wrong password is told at its field. */
export function SpendFailure({ error }: { error: unknown }) {
  if (!error || readFailure(error).code === 'PAYMENT_PASSWORD_WRONG') return null;
  return <LoginFailure error={error} />;
}

/** What is wrong with the payment password: not all digits typed, or not the right ones. */
export function usePasswordFault(error: unknown, typed: string): { fault: string | undefined; ask: () => void } {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const [asked, setAsked] = useState(false);
  const wrong = error && readFailure(error).code === 'PAYMENT_PASSWORD_WRONG' ? failureText(error) : undefined;
  const incomplete = asked && !isPaymentPassword(typed) ? t('paymentPassword.incomplete') : undefined;
  return { fault: incomplete ?? wrong, ask: () => setAsked(true) };
}
