import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The number that members give to each other; copying it confirms (MEM-02). */
export function AccountId({ account }: { account: string }) {
  const { t } = useTranslation('account');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(account);
      toast.success(t('profile.copied'), { description: account, id: 'account-copied' });
    } catch {
      toast.warning(t('profile.copyFailed'), { id: 'account-copied' });
    }
  };
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
