import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Puts a text on the clipboard; `what` names it for who cannot see it. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copy.done'), { id: 'copied' });
    } catch {
      toast.danger(t('copy.failed'), { id: 'copied' });
    }
  };
  return (
    <IconButton size="sm" label={t('copy.label', { what })} onClick={() => void copy()}>
      <Copy aria-hidden="true" />
    </IconButton>
  );
}
