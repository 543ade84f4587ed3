import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../hooks/copy-text';

/** The number that members give to each other; copying it confirms (MEM-02). */
export function AccountId({ account }: { account: string }) {
  const { t } = useTranslation('account');
  const copy = () =>
    copyText(account, { done: t('profile.copied'), description: account, failed: t('profile.copyFailed') });
  return (
    <p className="flex items-center gap-1 text-muted text-sm">
      {t('profile.accountId')}
      <span className="money ms-1 select-all font-semibold text-text">{account}</span>
      <IconButton label={t('profile.copy')} size="sm" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
      </IconButton>
    </p>
  );
}
