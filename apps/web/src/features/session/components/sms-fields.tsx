import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeRow } from '../../../components/code-row';
import { MobileField } from '../../../components/mobile-field';
import { codeReadyAt } from '../../../hooks/code-ready-at';
import { useDraft } from '../../../hooks/draft';
import { trpc } from '../../../trpc/trpc';
import { isMobile, type LoginFaults } from '../check-login';
import { loginDraft } from '../login-draft';

export function SmsFields({ faults }: { faults: LoginFaults }) {
  const { t } = useTranslation('session');
  const values = useDraft(loginDraft);
  const [mobileFault, setMobileFault] = useState(false);
  const { mutate, isPending, error, reset } = trpc.session.requestLoginCode.useMutation();

  const requestCode = () => {
    setMobileFault(!isMobile(values.mobile));
    if (!isMobile(values.mobile)) return false;
    mutate(
      { mobileNum: values.mobile.trim(), countryDialingCode: values.dialingCode },
      {
        onSuccess: ({ expiredMinutes, firebaseSession = null }) =>
          loginDraft.change({ codeReadyAt: codeReadyAt(expiredMinutes), firebaseSession }),
      },
    );
    return true;
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
      <CodeRow
        label={t('login.code')}
        value={values.code}
        error={faults.code && t(`errors.${faults.code}`)}
        onChange={(code) => loginDraft.change({ code })}
        sending={{
          readyAt: values.codeReadyAt,
          pending: isPending,
          failure: error,
          request: requestCode,
          dismiss: reset,
          sentText: t('login.codeSent'),
        }}
      />
    </>
  );
}
