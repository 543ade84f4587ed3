import { SMS_COUNTDOWN_DEFAULT_MINUTES } from '@tonalli/contracts/constants';
import { Alert } from '@tonalli/ui/alert/alert';
import { CountdownButton } from '@tonalli/ui/countdown-button/countdown-button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../hooks/draft';
import { useFailureText } from '../../../hooks/use-failure-text';
import { trpc } from '../../../trpc/trpc';
import { changeField, type RegisterMethod, registerDraft } from '../register-draft';

const MINUTE_MS = 60_000;

interface CodeFieldProps {
  method: RegisterMethod;
  error: string | undefined;
  /** False, with the fault shown at the number, while that is not one to send to. */
  checkMobile: () => boolean;
}

export function CodeField({ method, error, checkMobile }: CodeFieldProps) {
  const { t } = useTranslation(['registration', 'session']);
  const values = useDraft(registerDraft);
  const failureText = useFailureText();
  const request = trpc.registration.requestCode.useMutation();

  const requestCode = () => {
    if (!checkMobile()) return;
    request.mutate(
      { mobileNum: (values.fields.mobileNum ?? '').trim(), countryDialingCode: values.dialingCode, method },
      {
        onSuccess({ expiredMinutes }) {
          const minutes = expiredMinutes || SMS_COUNTDOWN_DEFAULT_MINUTES;
          registerDraft.change({ codeReadyAt: Date.now() + minutes * MINUTE_MS });
        },
      },
    );
  };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field label={t('registration:field.verificationCode')} required error={error}>
          <TextInput
            name="verificationCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            value={values.fields.verificationCode ?? ''}
            onChange={(event) => changeField('verificationCode', event.currentTarget.value)}
          />
        </Field>
        <CountdownButton
          variant="secondary"
          className="mt-6.5"
          loading={request.isPending}
          readyAt={values.codeReadyAt}
          waitingLabel={(seconds) => t('session:login.resendIn', { seconds })}
          onClick={requestCode}
        >
          {t('session:login.sendCode')}
        </CountdownButton>
      </div>
      {request.error ? (
        <Alert tone="danger" announce>
          {failureText(request.error)}
        </Alert>
      ) : null}
    </>
  );
}
