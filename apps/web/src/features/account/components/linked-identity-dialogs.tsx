import type { ReturnedIdentityView } from '@tonalli/contracts/account/api';
import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { PROVIDER_NAMES } from '../../../components/external-login/provider-mark';
import { LoginFailure } from '../../../components/login-failure';
import { SecretField } from '../../../components/secret-field';
import { trpc } from '../../../trpc/trpc';
import { useFailurePlace, useNeeded } from '../hooks/use-proof';
import { SecretDialog } from './secret-dialog';

interface LinkDialogProps {
  attempt: string;
  identity: ReturnedIdentityView;
  hasPassword: boolean;
  onClose: () => void;
}

/** It opens the account from then on: the password is asked for, where there is one. */
export function LinkDialog({ attempt, identity, hasPassword, onClose }: LinkDialogProps) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const password = useNeeded();
  const service = PROVIDER_NAMES[identity.provider];
  const link = trpc.account.linkExternal.useMutation({
    onSuccess(linked) {
      queries.account.linkedIdentities.setData(undefined, linked);
      toast.success(t('linked.linked', { service }));
      onClose();
    },
  });
  const place = useFailurePlace(link.error);
  const submit = () => {
    if (!hasPassword) return link.mutate({ attempt });
    if (password.check()) link.mutate({ attempt, password: password.value });
  };
  return (
    <SecretDialog
      title={t('linked.linkTitle', { service })}
      text={t('linked.linkText', { who: identity.email ?? identity.name ?? service })}
      save={t('linked.link')}
      form={{ submit, submitting: link.isPending, error: place.rest }}
      onClose={onClose}
    >
      {hasPassword ? (
        <SecretField
          label={t('proof.password')}
          autoComplete="current-password"
          autoFocus
          value={password.value}
          error={password.fault ?? place.password}
          onChange={password.change}
        />
      ) : null}
    </SecretDialog>
  );
}

export function UnlinkDialog({ provider, onClose }: { provider: ExternalProvider; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const unlink = trpc.account.unlinkExternal.useMutation();
  const service = PROVIDER_NAMES[provider];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t('linked.unlinkTitle', { service })}
      description={t('linked.unlinkText')}
      cancelLabel={t('linked.keep')}
      confirmLabel={t('linked.unlink')}
      onConfirm={async () => {
        queries.account.linkedIdentities.setData(undefined, await unlink.mutateAsync({ provider }));
        toast.success(t('linked.unlinked', { service }));
      }}
    >
      <LoginFailure error={unlink.error} />
    </ConfirmDialog>
  );
}
