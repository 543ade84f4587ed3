import type { ClosingView, SecurityView } from '@tonalli/contracts/account/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { isPaymentPassword } from '../../../components/payment-password-field';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { readFailure } from '../../../trpc/platform-failure';

interface Values {
  accountId: string;
  password: string;
  paymentPassword: string;
  agreed: boolean;
}
type Faults = Partial<Record<'password' | 'paymentPassword' | 'agreed', string>>;

interface Closing {
  closing: ClosingView;
  security: SecurityView;
  onChanged: () => void;
}

/** What was typed to close the account, what is wrong with it, and the closing; the page of the closed account follows by itself. */
export function useCloseAccount({ closing, security: { hasPassword }, onChanged }: Closing) {
  const { t } = useTranslation('account');
  const { client, session } = useAppServices();
  const failureText = useFailureText();
  const { payoutMinor, accounts, loss } = closing;
  const [values, setValues] = useState<Values>({
    ...{ accountId: accounts[0]?.id ?? '', password: '', paymentPassword: '', agreed: false },
  });
  const [faults, setFaults] = useState<Faults>({});
  const isPaid = payoutMinor > 0;
  const close = useIdempotentCall(client.account.close.mutate, (told) => session.end(told));

  const check = (): Faults => ({
    ...(hasPassword && values.password === '' ? { password: t('password.required') } : {}),
    ...(isPaid && !isPaymentPassword(values.paymentPassword)
      ? { paymentPassword: t('paymentPassword.incomplete') }
      : {}),
    ...(values.agreed ? {} : { agreed: t('closing.dialog.agreeFirst') }),
  });
  const refused = (error: unknown) => {
    const { code } = readFailure(error);
    if (code === 'PASSWORD_WRONG') setFaults({ password: failureText(error) });
    if (code === 'PAYMENT_PASSWORD_WRONG') setFaults({ paymentPassword: failureText(error) });
    if (code === 'CLOSING_CHANGED' || code === 'CLOSING_BLOCKED') onChanged();
  };
  const isAtField = /^(PAYMENT_)?PASSWORD_WRONG$/.test(close.error ? readFailure(close.error).code : '');
  return {
    values,
    faults,
    /** A failure that stands at no field. */
    error: isAtField ? null : close.error,
    submitting: close.isPending,
    change(changed: Partial<Values>) {
      setValues({ ...values, ...changed });
      const left = Object.entries(faults).filter(([name]) => !(name in changed));
      setFaults(Object.fromEntries(left));
    },
    submit() {
      const found = check();
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      const { accountId, password, paymentPassword } = values;
      close.mutate(
        {
          ...(hasPassword ? { password } : {}),
          ...(isPaid ? { paymentPassword, accountId } : {}),
          ...{ payoutMinor, bonusMinor: loss.bonusMinor },
        },
        { onError: refused },
      );
    },
  };
}
