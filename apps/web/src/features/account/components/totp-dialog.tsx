import type { TotpSecretView } from '@tonalli/contracts/account/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { LoginFailure } from '../../../components/login-failure';
import { QrCode } from '../../../components/qr-code';
import { SecretField } from '../../../components/secret-field';
import { copyText } from '../../../hooks/copy-text';
import { trpc } from '../../../trpc/trpc';
import { isProofRequired, useFailurePlace, useNeeded } from '../hooks/use-proof';
import { ProofStep } from './proof-step';
import { TotpField } from './totp-field';

interface TotpDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Sets an authenticator up: the password, the secret to scan, a first code, and the recovery codes (AUTH-17). */
export default function TotpDialog({ hasPassword, onClose }: TotpDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const [secret, setSecret] = useState<TotpSecretView | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const title = codes ? t('account:totp.codesTitle') : t('account:totp.title');
  const text = codes ? t('account:totp.codesText') : t(secret ? 'account:totp.scanText' : 'account:totp.text');
  return (
    <Dialog
      open
      size="sm"
      dismissable={codes === null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={t('common:actions.close')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : secret ? (
        <ScanStep secret={secret} onConfirmed={setCodes} />
      ) : (
        <PasswordStep hasPassword={hasPassword} onProven={setSecret} />
      )}
    </Dialog>
  );
}

function PasswordStep({ hasPassword, onProven }: { hasPassword: boolean; onProven: (secret: TotpSecretView) => void }) {
  const { t } = useTranslation('account');
  const password = useNeeded();
  const { mutate, isPending, error } = trpc.account.beginTotp.useMutation({ onSuccess: onProven });
  const place = useFailurePlace(error);
  if (isProofRequired(error)) return <ProofStep onProven={() => mutate({})} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasPassword) mutate({});
    else if (password.check()) mutate({ password: password.value });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
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
      <LoginFailure error={place.rest} />
      <Button type="submit" size="lg" block loading={isPending}>
        {t('totp.start')}
      </Button>
    </form>
  );
}

function ScanStep({ secret, onConfirmed }: { secret: TotpSecretView; onConfirmed: (codes: string[]) => void }) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const code = useNeeded();
  const { mutate, isPending, error } = trpc.account.confirmTotp.useMutation({
    onSuccess({ recoveryCodes }) {
      void queries.account.security.invalidate();
      onConfirmed(recoveryCodes);
    },
  });
  const place = useFailurePlace(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.check()) mutate({ code: code.value });
  };
  const copy = () => void copyText(secret.secret, { done: t('totp.copied'), failed: t('totp.copyFailed') });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <QrCode value={secret.uri} label={t('totp.qr')} className="self-center rounded-md" />
      <div className="flex flex-col gap-1.5">
        <p className="text-muted text-sm">{t('totp.secretText')}</p>
        <div className="flex items-center gap-2">
          <code className="min-w-0 flex-1 break-all rounded-md bg-ink px-3 py-2 font-mono text-sm ring-1 ring-line ring-inset">
            {secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <Button
            size="sm"
            variant="secondary"
            iconStart={<Copy aria-hidden="true" className="size-4.5" />}
            onClick={copy}
          >
            {t('totp.copy')}
          </Button>
        </div>
      </div>
      <TotpField code={code} error={place.code} />
      <LoginFailure error={place.rest} />
      <Button type="submit" size="lg" block loading={isPending}>
        {t('totp.confirm')}
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('account');
  const copy = () => void copyText(codes.join('\n'), { done: t('totp.codesCopied'), failed: t('totp.copyFailed') });
  const finish = () => {
    toast.success(t('totp.done'));
    onClose();
  };
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning">{t('totp.codesOnce')}</Alert>
      <ul aria-label={t('totp.codesTitle')} className="grid grid-cols-2 gap-2">
        {codes.map((code) => (
          <li key={code} className="rounded-md bg-ink px-3 py-2 text-center font-mono ring-1 ring-line ring-inset">
            {code}
          </li>
        ))}
      </ul>
      <Button variant="secondary" block iconStart={<Copy aria-hidden="true" className="size-4.5" />} onClick={copy}>
        {t('totp.copyCodes')}
      </Button>
      <Button size="lg" block data-autofocus="" onClick={finish}>
        {t('totp.saved')}
      </Button>
    </div>
  );
}
