import type { SecurityView } from '@tonalli/contracts/account/api';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../../components/payment-password-field';
import { SecretField } from '../../../components/secret-field';
import { useSetPaymentPassword } from '../hooks/use-set-payment-password';
import { SecretDialog } from './secret-dialog';

interface PaymentPasswordDialogProps {
  security: SecurityView;
  onClose: () => void;
}

/** Sets the first payment password, or changes it. */
export function PaymentPasswordDialog({ security, onClose }: PaymentPasswordDialogProps) {
  const { t } = useTranslation('account');
  const form = useSetPaymentPassword(security, onClose);
  const { hasPaymentPassword, hasPassword } = security;
  return (
    <SecretDialog
      title={t(hasPaymentPassword ? 'payment.changeTitle' : 'payment.createTitle')}
      text={t('payment.text')}
      save={t('payment.save')}
      form={form}
      onClose={onClose}
    >
      {hasPaymentPassword ? (
        <DigitsField
          label={t('payment.old')}
          autoFocus
          value={form.values.proof}
          error={form.faults.proof}
          onChange={(value) => form.change('proof', value)}
        />
      ) : null}
      <DigitsField
        label={t('payment.new')}
        autoFocus={!hasPaymentPassword}
        value={form.values.digits}
        error={form.faults.digits}
        onChange={(value) => form.change('digits', value)}
      />
      <DigitsField
        label={t('payment.confirm')}
        value={form.values.again}
        error={form.faults.again}
        onChange={(value) => form.change('again', value)}
      />
      {!hasPaymentPassword && hasPassword ? (
        <SecretField
          label={t('payment.login')}
          autoComplete="current-password"
          hint={t('payment.loginHint')}
          value={form.values.proof}
          error={form.faults.proof}
          onChange={(value) => form.change('proof', value)}
        />
      ) : null}
    </SecretDialog>
  );
}
