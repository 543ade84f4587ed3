import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { SecretField } from '../../../components/secret-field';
import { useChangePassword } from '../hooks/use-change-password';
import { SecretDialog } from './secret-dialog';

interface PasswordDialogProps {
  /** False for accounts that log in by SMS only: they create one. */
  hasPassword: boolean;
  onClose: () => void;
}

export function PasswordDialog({ hasPassword, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('account');
  const { session } = useSession();
  const form = useChangePassword(hasPassword, onClose);
  return (
    <SecretDialog
      title={t(hasPassword ? 'password.title' : 'password.createTitle')}
      text={t('password.text')}
      save={t('password.save')}
      form={form}
      onClose={onClose}
    >
      {hasPassword ? (
        <SecretField
          label={t('password.old')}
          autoComplete="current-password"
          autoFocus
          value={form.values.oldPassword}
          error={form.faults.oldPassword}
          onChange={(value) => form.change('oldPassword', value)}
        />
      ) : null}
      <SecretField
        label={t('password.new')}
        autoComplete="new-password"
        measured={{ username: session?.username }}
        autoFocus={!hasPassword}
        hint={form.faults.newPassword ? undefined : form.ruleHint}
        value={form.values.newPassword}
        error={form.faults.newPassword}
        onChange={(value) => form.change('newPassword', value)}
      />
      <SecretField
        label={t('password.confirm')}
        autoComplete="new-password"
        value={form.values.confirmNewPassword}
        error={form.faults.confirmNewPassword}
        onChange={(value) => form.change('confirmNewPassword', value)}
      />
    </SecretDialog>
  );
}
