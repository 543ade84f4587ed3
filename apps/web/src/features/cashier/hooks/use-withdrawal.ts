import type { WithdrawalView } from '@tonalli/contracts/cashier/api';
import type { ErrorCode } from '@tonalli/contracts/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { isPaymentPassword } from '../../../components/payment-password-field';
import { useFailureText } from '../../../hooks/use-failure-text';
import { readFailure } from '../../../trpc/platform-failure';
import { useMoneyCall } from './use-money-call';

const OF_THE_PASSWORD: ReadonlySet<ErrorCode> = new Set([
  'PAYMENT_PASSWORD_NOT_SET',
  'PAYMENT_PASSWORD_WRONG',
  'PAYMENT_PASSWORD_LOCKED',
]);

/** The request with its payment password, whose own faults show at its field and not in the question. */
export function useWithdrawal() {
  const { t } = useTranslation('cashier');
  const { client } = useAppServices();
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const create = useMoneyCall(client.cashier.createWithdrawal.mutate);
  const refused = create.error && OF_THE_PASSWORD.has(readFailure(create.error).code);

  return {
    password,
    type: (digits: string) => {
      setPassword(digits);
      if (refused) create.reset();
    },
    ask: () => setAsked(true),
    passwordError: refused
      ? failureText(create.error)
      : asked && !isPaymentPassword(password)
        ? t('withdraw.passwordDigits')
        : undefined,
    error: refused ? null : create.error,
    /** The new withdrawal, or null when the payment password was at fault. Rejects for any other reason. */
    async send(input: { accountId: string; amountMinor: number; forfeitBonus?: true }): Promise<WithdrawalView | null> {
      try {
        const requested = await create.mutateAsync({ ...input, paymentPassword: password });
        setPassword('');
        setAsked(false);
        return requested;
      } catch (error) {
        if (!OF_THE_PASSWORD.has(readFailure(error).code)) throw error;
        setPassword('');
        return null;
      }
    },
  };
}
