import { SMS_REQUEST_INTERVAL_MS } from '@tonalli/contracts/constants';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { CountdownButton } from '@tonalli/ui/countdown-button/countdown-button';
import { Dialog, DialogClose } from '@tonalli/ui/dialog/dialog';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../hooks/use-failure-text';

interface CodeRowProps {
  label: string;
  name?: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
  sending: {
    /** When another code may be asked for, in milliseconds since the epoch. */
    readyAt: number | null;
    pending: boolean;
    failure: unknown;
    /** False when there is nothing to send to yet. */
    request: () => boolean;
    /** The member has read why it failed. */
    dismiss: () => void;
    /** Said once a code is on its way. */
    sentText: string;
  };
}

/** A code that was sent, and the button that sends it: once a second, with a countdown, and in a dialog why it failed (AUTH-08). */
export function CodeRow({ label, name = 'code', value, onChange, error, autoFocus, sending }: CodeRowProps) {
  const { t } = useTranslation('session');
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const request = () => {
    if (performance.now() - askedAt.current < SMS_REQUEST_INTERVAL_MS) return;
    if (sending.request()) askedAt.current = performance.now();
  };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field label={label} required error={error}>
          <TextInput
            {...(autoFocus ? { 'data-autofocus': '' } : {})}
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
        <CountdownButton
          variant="secondary"
          className="mt-6.5"
          loading={sending.pending}
          readyAt={sending.readyAt}
          waitingLabel={(seconds) => t('login.resendIn', { seconds })}
          onClick={request}
        >
          {t('login.sendCode')}
        </CountdownButton>
      </div>
      {sending.readyAt !== null && !sending.failure ? (
        <Alert tone="success" announce>
          {sending.sentText}
        </Alert>
      ) : null}
      {sending.failure ? <SendFailure failure={sending.failure} onClose={sending.dismiss} /> : null}
    </>
  );
}

function SendFailure({ failure, onClose }: { failure: unknown; onClose: () => void }) {
  const { t } = useTranslation(['session', 'common']);
  const failureText = useFailureText();
  return (
    <Dialog
      open
      role="alertdialog"
      layout="card"
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('session:sendFailed.title')}
      description={failureText(failure)}
      closeLabel={t('common:actions.close')}
      footer={
        <DialogClose>
          <Button data-autofocus="">{t('session:sendFailed.ok')}</Button>
        </DialogClose>
      }
    />
  );
}
