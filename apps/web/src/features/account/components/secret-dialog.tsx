import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFailure } from '../../../components/login-failure';

interface SecretDialogProps {
  title: string;
  text: string;
  save: string;
  form: { submit: () => void; submitting: boolean; error: unknown };
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The frame of every dialog that changes a secret: fields, why it failed, and the button that saves. */
export function SecretDialog({ title, text, save, form, onClose, children }: SecretDialogProps) {
  const { t } = useTranslation('common');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={t('actions.close')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {children}
        <LoginFailure error={form.error} />
        <Button type="submit" size="lg" block loading={form.submitting}>
          {save}
        </Button>
      </form>
    </Dialog>
  );
}
