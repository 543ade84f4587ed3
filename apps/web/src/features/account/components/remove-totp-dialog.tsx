import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { trpc } from '../../../trpc/trpc';
import { useFailurePlace, useNeeded } from '../hooks/use-proof';
import { SecretDialog } from './secret-dialog';
import { TotpField } from './totp-field';

/** Puts the authenticator away, proven by one of its codes (AUTH-17). */
export default function RemoveTotpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const code = useNeeded();
  const { mutate, isPending, error } = trpc.account.removeTotp.useMutation({
    onSuccess() {
      toast.success(t('totp.removed'));
      void queries.account.security.invalidate();
      onClose();
    },
  });
  const place = useFailurePlace(error);
  const form = {
    submit: () => void (code.check() && mutate({ code: code.value })),
    submitting: isPending,
    error: place.rest,
  };
  return (
    <SecretDialog
      title={t('totp.removeTitle')}
      text={t('totp.removeText')}
      save={t('totp.remove')}
      form={form}
      onClose={onClose}
    >
      <TotpField code={code} error={place.code} />
    </SecretDialog>
  );
}
