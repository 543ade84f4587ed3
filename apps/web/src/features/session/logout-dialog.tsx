import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';

/** Asks, tells the server, and ends the session in every tab whatever the server says (AUTH-12). */
export default function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('session');
  const { client, session } = useAppServices();
  const leave = async () => {
    await session.logOut(() => client.session.logout.mutate());
    toast.success(t('logout.done'));
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('logout.in_popup_prompt')}
      description={t('logout.in_sure_logout')}
      cancelLabel={t('logout.in_more_cancel')}
      confirmLabel={t('logout.in_increase_submit')}
      onConfirm={leave}
    />
  );
}
