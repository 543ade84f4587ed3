import type { SecurityView } from '@tonalli/contracts/account/api';
import { formatCount } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../../components/payment-password-field';
import { SecretField } from '../../../components/secret-field';
import { useLanguage } from '../../../hooks/use-language';
import { useOwnData } from '../hooks/use-own-data';
import { SecretDialog } from './secret-dialog';

interface OwnDataDialogProps {
  security: SecurityView;
  onClose: () => void;
}

/** Whoever takes all the data along shows first that they are theirs. */
export default function OwnDataDialog({ security, onClose }: OwnDataDialogProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const form = useOwnData(security, onClose);
  const { hasPassword, hasPaymentPassword } = security;
  return (
    <SecretDialog
      title={t('ownData.dialog.title')}
      text={t('ownData.dialog.text')}
      save={t(form.rows === null ? 'ownData.dialog.save' : 'ownData.dialog.goOn')}
      form={form}
      onClose={onClose}
    >
      {form.rows !== null ? null : hasPassword ? (
        <SecretField
          label={t('ownData.dialog.password')}
          autoComplete="current-password"
          autoFocus
          value={form.secret}
          error={form.fault}
          onChange={form.change}
        />
      ) : hasPaymentPassword ? (
        <DigitsField autoFocus value={form.secret} error={form.fault} onChange={form.change} />
      ) : null}
      <p role="status" className="text-muted text-sm empty:hidden">
        {form.rows === null
          ? ''
          : t('ownData.dialog.rows', { count: form.rows, shown: formatCount(form.rows, language) })}
      </p>
    </SecretDialog>
  );
}
