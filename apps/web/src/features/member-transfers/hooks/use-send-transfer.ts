import type { ErrorCode } from '@tonalli/contracts/errors';
import type { SentTransfer } from '@tonalli/contracts/member-transfers/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { isPaymentPassword } from '../../../components/payment-password-field';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { readFailure } from '../../../trpc/platform-failure';

const OF_THE_PASSWORD: ReadonlySet<ErrorCode> = new Set([
  'PAYMENT_PASSWORD_NOT_SET',
  'PAYMENT_PASSWORD_WRONG',
  'PAYMENT_PASSWORD_LOCKED',
]);

interface Sending {
  amountMinor: number;
  paymentPassword: string;
}

/** The transfer with its payment password, sent once for one intent; faults of the password show at its field. */
export function useSendTransfer(downlineId: string | undefined) {
  const { t } = useTranslation('member-transfers');
  const { client, queries } = useAppServices();
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const call = useIdempotentCall(
    (input: Sending, options) =>
      downlineId === undefined
        ? client.memberTransfers.toUpline.mutate(input, options)
        : client.memberTransfers.toDownline.mutate({ ...input, downlineId }, options),
    () => {
      void queries.wallet.balance.invalidate();
      void queries.memberTransfers.invalidate();
    },
  );
  const isOfPassword = call.error && OF_THE_PASSWORD.has(readFailure(call.error).code);
  return {
    password,
    type(digits: string): void {
      setPassword(digits);
      if (isOfPassword) call.reset();
    },
    ask: () => setAsked(true),
    forget: call.reset,
    passwordError: isOfPassword
      ? failureText(call.error)
      : asked && !isPaymentPassword(password)
        ? t('form.passwordDigits')
        : undefined,
    error: isOfPassword ? null : call.error,
    /** Null when the payment password was at fault. Rejects for any other reason. */
    async send(amountMinor: number): Promise<SentTransfer | null> {
      try {
        const sent = await call.mutateAsync({ amountMinor, paymentPassword: password });
        setPassword('');
        setAsked(false);
        return sent;
      } catch (error) {
        if (!OF_THE_PASSWORD.has(readFailure(error).code)) throw error;
        setPassword('');
        return null;
      }
    },
  };
}
