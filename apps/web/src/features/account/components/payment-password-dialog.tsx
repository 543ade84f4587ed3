import type { SecurityView } from '@tonalli/contracts/account/api';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFailure } from '../../../components/login-failure';
import { DigitsField } from '../../../components/payment-password-field';
import { useSetPaymentPassword } from '../hooks/use-set-payment-password';
import { SecretField } from './secret-field';

interface PaymentPasswordDialogProps {
  security: SecurityView;
  onClose: () => void;
}

/** Sets the first payment password, or changes it. */
export function PaymentPasswordDialog({ security, onClose }: PaymentPasswordDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const form = useSetPaymentPassword(security, onClose);
  const { hasPaymentPassword, hasPassword } = security;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t(hasPaymentPassword ? 'account:payment.changeTitle' : 'account:payment.createTitle')}
      description={t('account:payment.text')}
      closeLabel={t('common:actions.close')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {hasPaymentPassword ? (
          <DigitsField
            label={t('account:payment.old')}
            autoFocus
            value={form.values.proof}
            error={form.faults.proof}
            onChange={(value) => form.change('proof', value)}
          />
        ) : null}
        <DigitsField
          label={t('account:payment.new')}
          autoFocus={!hasPaymentPassword}
          value={form.values.digits}
          error={form.faults.digits}
          onChange={(value) => form.change('digits', value)}
        />
        <DigitsField
          label={t('account:payment.confirm')}
          value={form.values.again}
          error={form.faults.again}
          onChange={(value) => form.change('again', value)}
        />
        {!hasPaymentPassword && hasPassword ? (
          <SecretField
            label={t('account:payment.login')}
            autoComplete="current-password"
            hint={t('account:payment.loginHint')}
            value={form.values.proof}
            error={form.faults.proof}
            onChange={(value) => form.change('proof', value)}
          />
        ) : null}
        <LoginFailure error={form.error} />
        <Button type="submit" size="lg" block loading={form.submitting}>
          {t('account:payment.save')}
        </Button>
      </form>
    </Dialog>
  );
}
