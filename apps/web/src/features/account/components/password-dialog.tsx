import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFailure } from '../../../components/login-failure';
import { useChangePassword } from '../hooks/use-change-password';
import { SecretField } from './secret-field';

interface PasswordDialogProps {
  /** False for accounts that log in by SMS only: they create one. */
  hasPassword: boolean;
  onClose: () => void;
}

export function PasswordDialog({ hasPassword, onClose }: PasswordDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const form = useChangePassword(hasPassword, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t(hasPassword ? 'account:password.title' : 'account:password.createTitle')}
      description={t('account:password.text')}
      closeLabel={t('common:actions.close')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {hasPassword ? (
          <SecretField
            label={t('account:password.old')}
            autoComplete="current-password"
            autoFocus
            value={form.values.oldPassword}
            error={form.faults.oldPassword}
            onChange={(value) => form.change('oldPassword', value)}
          />
        ) : null}
        <SecretField
          label={t('account:password.new')}
          autoComplete="new-password"
          autoFocus={!hasPassword}
          hint={form.faults.newPassword ? undefined : form.ruleHint}
          value={form.values.newPassword}
          error={form.faults.newPassword}
          onChange={(value) => form.change('newPassword', value)}
        />
        <SecretField
          label={t('account:password.confirm')}
          autoComplete="new-password"
          value={form.values.confirmNewPassword}
          error={form.faults.confirmNewPassword}
          onChange={(value) => form.change('confirmNewPassword', value)}
        />
        <LoginFailure error={form.error} />
        <Button type="submit" size="lg" block loading={form.submitting}>
          {t('account:password.save')}
        </Button>
      </form>
    </Dialog>
  );
}
