import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';

/** Copies a text and says so. */
export function useClipboard(): (text: string) => void {
  const { t } = useTranslation('cashier');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copy.done'), { id: 'copied' });
    } catch {
      // No clipboard outside https, or the browser refused.
      toast.warning(t('copy.failed'), { id: 'copied' });
    }
  };
  return (text) => void copy(text);
}
