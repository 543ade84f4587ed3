import type { SessionRow } from '@tonalli/contracts/account/api';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { LoginFailure } from '../../../components/login-failure';
import { trpc } from '../../../trpc/trpc';
import { useDeviceName } from '../hooks/use-device-name';

interface EndSessionDialogProps {
  target: SessionRow | 'others';
  onClose: () => void;
}

/** Asks, and ends one session or all others. */
export function EndSessionDialog({ target, onClose }: EndSessionDialogProps) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const deviceName = useDeviceName();
  const one = trpc.account.revokeSession.useMutation();
  const others = trpc.account.revokeOtherSessions.useMutation();
  const end = async () => {
    if (target === 'others') {
      const { count } = await others.mutateAsync();
      toast.success(t('sessions.endedOthers', { count }));
    } else {
      await one.mutateAsync({ id: target.id });
      toast.success(t('sessions.ended'));
    }
    await queries.account.sessions.invalidate();
  };
  const all = target === 'others';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t(all ? 'sessions.confirmOthersTitle' : 'sessions.confirmTitle')}
      description={
        all
          ? t('sessions.confirmOthersText')
          : t('sessions.confirmText', { device: deviceName(target.device), ip: target.ip })
      }
      cancelLabel={t(all ? 'sessions.keepAll' : 'sessions.keep')}
      confirmLabel={t('sessions.confirm')}
      onConfirm={end}
    >
      <LoginFailure error={one.error ?? others.error} />
    </ConfirmDialog>
  );
}
