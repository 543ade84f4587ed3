import type { PasskeyRow } from '@tonalli/contracts/account/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { LoginFailure } from '../../../components/login-failure';
import { SecretField } from '../../../components/secret-field';
import { makePasskey, notePasskeyHere } from '../../../hooks/passkeys';
import { trpc } from '../../../trpc/trpc';
import { useFailurePlace, useNeeded } from '../hooks/use-proof';
import { SecretDialog } from './secret-dialog';

const NAME_MAX_CHARACTERS = 40;

interface NameFieldProps {
  name: ReturnType<typeof useNeeded>;
}

function NameField({ name }: NameFieldProps) {
  const { t } = useTranslation('account');
  return (
    <Field label={t('passkeys.name')} hint={t('passkeys.nameHint')} required error={name.fault}>
      <TextInput
        data-autofocus=""
        autoComplete="off"
        maxLength={NAME_MAX_CHARACTERS}
        value={name.value}
        onChange={(event) => name.change(event.currentTarget.value)}
      />
    </Field>
  );
}

/** The password and a name; then the device asks for itself. */
export function AddPasskeyDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const name = useNeeded();
  const password = useNeeded();
  const [trouble, setTrouble] = useState<'left' | 'failed' | null>(null);
  const begin = trpc.account.beginPasskey.useMutation();
  const add = trpc.account.addPasskey.useMutation();
  const place = useFailurePlace(begin.error ?? add.error);

  const run = async () => {
    const options = await begin.mutateAsync(hasPassword ? { password: password.value } : {});
    const made = await makePasskey(options).catch(() => 'failed' as const);
    if (made === null || made === 'failed') return setTrouble(made ?? 'left');
    await add.mutateAsync({ name: name.value.trim(), response: made });
    notePasskeyHere();
    toast.success(t('passkeys.added'));
    void queries.account.passkeys.invalidate();
    void queries.account.security.invalidate();
    onClose();
  };
  const submit = () => {
    setTrouble(null);
    const checks = [name.check(), !hasPassword || password.check()];
    // A failed call is worded below the fields.
    if (!checks.includes(false)) void run().catch(() => undefined);
  };
  return (
    <SecretDialog
      title={t('passkeys.addTitle')}
      text={t('passkeys.addText')}
      save={t('passkeys.continue')}
      form={{ submit, submitting: begin.isPending || add.isPending, error: place.rest }}
      onClose={onClose}
    >
      <NameField name={name} />
      {hasPassword ? (
        <SecretField
          label={t('proof.password')}
          autoComplete="current-password"
          value={password.value}
          error={password.fault ?? place.password}
          onChange={password.change}
        />
      ) : null}
      {trouble ? (
        <Alert tone="warning" announce>
          {t(`passkeys.${trouble}`)}
        </Alert>
      ) : null}
    </SecretDialog>
  );
}

export function RenamePasskeyDialog({ row, onClose }: { row: PasskeyRow; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const name = useNeeded();
  const { mutate, isPending, error } = trpc.account.renamePasskey.useMutation({
    onSuccess() {
      void queries.account.passkeys.invalidate();
      onClose();
    },
  });
  const submit = () => void (name.check() && mutate({ id: row.id, name: name.value.trim() }));
  return (
    <SecretDialog
      title={t('passkeys.renameTitle')}
      text={t('passkeys.renameText', { name: row.name })}
      save={t('passkeys.rename')}
      form={{ submit, submitting: isPending, error }}
      onClose={onClose}
    >
      <NameField name={name} />
    </SecretDialog>
  );
}

export function RemovePasskeyDialog({ row, onClose }: { row: PasskeyRow; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const remove = trpc.account.removePasskey.useMutation();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t('passkeys.removeTitle')}
      description={t('passkeys.removeText', { name: row.name })}
      cancelLabel={t('passkeys.keep')}
      confirmLabel={t('passkeys.remove')}
      onConfirm={async () => {
        await remove.mutateAsync({ id: row.id });
        toast.success(t('passkeys.removed'));
        void queries.account.security.invalidate();
        await queries.account.passkeys.invalidate();
      }}
    >
      <LoginFailure error={remove.error} />
    </ConfirmDialog>
  );
}
