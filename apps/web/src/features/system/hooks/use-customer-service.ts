import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { openCustomerService } from '../customer-service';

const BLOCKED_TOAST = 'popup-blocked';

/** Opens a channel of the customer service, and says so when the browser does not let it (SYS-10). */
export function useCustomerService(): (url: string) => void {
  const { t } = useTranslation('errors');
  return (url) => {
    if (!openCustomerService(url)) toast.warning(t('POPUP_BLOCKED'), { id: BLOCKED_TOAST });
  };
}
