import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPaymentPassword } from '../../../components/payment-password-field';
import { useFailureText } from '../../../hooks/use-failure-text';
import { readFailure } from '../../../trpc/platform-failure';

/** What is wrong with the payment password: not all digits typed, or not the right ones. */
export function usePasswordFault(error: unknown, typed: string): { fault: string | undefined; ask: () => void } {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const [asked, setAsked] = useState(false);
  const wrong = error && readFailure(error).code === 'PAYMENT_PASSWORD_WRONG' ? failureText(error) : undefined;
  const incomplete = asked && !isPaymentPassword(typed) ? t('paymentPassword.incomplete') : undefined;
  return { fault: incomplete ?? wrong, ask: () => setAsked(true) };
}
