import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';

/** A trial account met something that needs a real one (GAME-02). */
export default function TrialPrompt({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('session');
  const { overlays } = useAppServices();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && overlays.get().dialog?.kind === 'trial-prompt' && onClose()}
      title={t('trial.promptTitle')}
      description={t('trial.in_need_true_account')}
      cancelLabel={t('trial.cancel')}
      confirmLabel={t('trial.in_increase_submit')}
      onConfirm={() => overlays.switchTo({ kind: 'register' })}
    />
  );
}
