import { Link } from '@tanstack/react-router';
import { PAYMENT_PASSWORD_DIGITS } from '@tonalli/contracts/constants';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../paths';
import { trpc } from '../trpc/trpc';

interface PaymentPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** Another name than "payment password", such as "new payment password". */
  label?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean | undefined;
}

/** Whether as many digits were typed as a payment password has. */
export const isPaymentPassword = (value: string): boolean => value.length === PAYMENT_PASSWORD_DIGITS;

/** Whether the member has set one; undefined until that is known. */
export function useHasPaymentPassword(): boolean | undefined {
  return trpc.account.security.useQuery().data?.hasPaymentPassword;
}

/** Six digits, hidden; in their place, while the member has none, the way to set them. */
export default function PaymentPasswordField(props: PaymentPasswordFieldProps) {
  return useHasPaymentPassword() === false ? <MissingPaymentPassword /> : <DigitsField {...props} />;
}

/** The field alone, for whoever sets one. */
export function DigitsField({ value, onChange, error, label, hint, autoFocus }: PaymentPasswordFieldProps) {
  const { t } = useTranslation('account');
  return (
    <Field label={label ?? t('paymentPassword.label')} hint={hint} required error={error}>
      <TextInput
        {...(autoFocus ? { 'data-autofocus': '' } : {})}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PAYMENT_PASSWORD_DIGITS}
        reveal={{ show: t('paymentPassword.show'), hide: t('paymentPassword.hide') }}
        className="money"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, PAYMENT_PASSWORD_DIGITS))}
      />
    </Field>
  );
}

function MissingPaymentPassword() {
  const { t } = useTranslation('account');
  return (
    <Alert
      tone="warning"
      title={t('paymentPassword.missingTitle')}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={PATHS.member} search={{ page: 'securityCenter', open: 'paymentPassword' }}>
            {t('paymentPassword.create')}
          </Link>
        </Button>
      }
    >
      {t('paymentPassword.missing')}
    </Alert>
  );
}
