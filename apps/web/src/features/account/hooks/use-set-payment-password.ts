import type { SecurityView } from '@tonalli/contracts/account/api';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { isPaymentPassword } from '../../../components/payment-password-field';
import { useFailureText } from '../../../hooks/use-failure-text';
import { readFailure } from '../../../trpc/platform-failure';
import { trpc } from '../../../trpc/trpc';

/** `proof`: the payment password until now, or the login password for the first one. */
const EMPTY = { proof: '', digits: '', again: '' };
type Values = typeof EMPTY;
type Faults = { [Name in keyof Values]?: string | undefined };

/** What was typed to set the payment password, what is wrong with it, and the setting (AUTH-17). */
export function useSetPaymentPassword({ hasPaymentPassword, hasPassword }: SecurityView, onDone: () => void) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const failureText = useFailureText();
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const isWrongProof = (error: unknown) => /^(PAYMENT_)?PASSWORD_WRONG$/.test(readFailure(error).code);
  const { mutate, isPending, error } = trpc.account.setPaymentPassword.useMutation({
    onSuccess() {
      toast.success(t('payment.saved'));
      void queries.account.security.invalidate();
      onDone();
    },
    onError(cause) {
      if (isWrongProof(cause)) setFaults({ proof: failureText(cause) });
    },
  });

  const check = (): Faults => {
    const incomplete = t('paymentPassword.incomplete');
    return {
      ...(hasPaymentPassword && !isPaymentPassword(values.proof) ? { proof: incomplete } : {}),
      ...(!hasPaymentPassword && hasPassword && values.proof === '' ? { proof: t('password.required') } : {}),
      ...(isPaymentPassword(values.digits) ? {} : { digits: incomplete }),
      ...(isPaymentPassword(values.digits) && values.again !== values.digits ? { again: t('payment.mismatch') } : {}),
    };
  };
  return {
    values,
    faults,
    /** A failure that stands at no field. */
    error: error && isWrongProof(error) ? null : error,
    submitting: isPending,
    change(name: keyof Values, value: string) {
      setValues({ ...values, [name]: value });
      setFaults({ ...faults, [name]: undefined });
    },
    submit() {
      const found = check();
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      mutate({
        paymentPassword: values.digits,
        confirmPaymentPassword: values.again,
        ...(hasPaymentPassword ? { oldPaymentPassword: values.proof } : { password: values.proof }),
      });
    },
  };
}
