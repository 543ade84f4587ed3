import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFailure } from '../../../components/login-failure';
import { isProofRequired } from '../hooks/use-proof';
import { ProofStep } from './proof-step';

interface SecretDialogProps {
  title: string;
  text: string;
  save: string;
  /** What is done cannot be taken back. */
  isFinal?: boolean;
  form: { submit: () => void; submitting: boolean; error: unknown };
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * The frame of every dialog that changes a secret. When the call asks for a fresh proof of identity, the proof is shown
 * in its place, and the call is repeated with what was typed.
 */
export function SecretDialog({ title, text, save, isFinal = false, form, onClose, children }: SecretDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const unproven = isProofRequired(form.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={unproven ? t('account:proof.title') : title}
      description={unproven ? t('account:proof.text') : text}
      closeLabel={t('common:actions.close')}
    >
      {unproven ? (
        <ProofStep onProven={form.submit} />
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          {children}
          <LoginFailure error={form.error} />
          <Button type="submit" size="lg" variant={isFinal ? 'danger' : 'primary'} block loading={form.submitting}>
            {save}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
