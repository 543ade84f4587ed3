import { SMS_COUNTDOWN_DEFAULT_MINUTES } from '@tonalli/contracts/constants';
import { Alert } from '@tonalli/ui/alert/alert';
import { CountdownButton } from '@tonalli/ui/countdown-button/countdown-button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MobileField } from '../../../components/mobile-field';
import { useDraft } from '../../../hooks/draft';
import { useFailureText } from '../../../hooks/use-failure-text';
import { trpc } from '../../../trpc/trpc';
import { isMobile, type LoginFaults } from '../check-login';
import { loginDraft } from '../login-draft';

const MINUTE_MS = 60_000;

export function SmsFields({ faults }: { faults: LoginFaults }) {
  const { t } = useTranslation('session');
  const values = useDraft(loginDraft);
  const failureText = useFailureText();
  const [mobileFault, setMobileFault] = useState(false);
  const { mutate, isPending, error } = trpc.session.requestLoginCode.useMutation();

  const requestCode = () => {
    setMobileFault(!isMobile(values.mobile));
    if (!isMobile(values.mobile)) return;
    mutate(
      { mobileNum: values.mobile.trim(), countryDialingCode: values.dialingCode },
      {
        onSuccess({ expiredMinutes }) {
          const minutes = expiredMinutes || SMS_COUNTDOWN_DEFAULT_MINUTES;
          loginDraft.change({ codeReadyAt: Date.now() + minutes * MINUTE_MS });
        },
      },
    );
  };
  return (
    <>
      <MobileField
        label={t('login.mobile')}
        required
        autoFocus
        dialingCode={values.dialingCode}
        mobile={values.mobile}
        error={faults.mobile || mobileFault ? t('errors.mobile') : undefined}
        onDialingCodeChange={(dialingCode) => loginDraft.change({ dialingCode })}
        onMobileChange={(mobile) => {
          setMobileFault(false);
          loginDraft.change({ mobile });
        }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field label={t('login.code')} required error={faults.code && t(`errors.${faults.code}`)}>
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            value={values.code}
            onChange={(event) => loginDraft.change({ code: event.currentTarget.value })}
          />
        </Field>
        <CountdownButton
          variant="secondary"
          className="mt-6.5"
          loading={isPending}
          readyAt={values.codeReadyAt}
          waitingLabel={(seconds) => t('login.resendIn', { seconds })}
          onClick={requestCode}
        >
          {t('login.sendCode')}
        </CountdownButton>
      </div>
      {error ? (
        <Alert tone="danger" announce>
          {failureText(error)}
        </Alert>
      ) : values.codeReadyAt === null ? null : (
        <Alert tone="success" announce>
          {t('login.codeSent')}
        </Alert>
      )}
    </>
  );
}
