import type { RegistrationMethod } from '@tonalli/contracts/registration/faults';
import { useTranslation } from 'react-i18next';
import { CodeRow } from '../../../components/code-row';
import { codeReadyAt } from '../../../hooks/code-ready-at';
import { useDraft } from '../../../hooks/draft';
import { useHumanProof } from '../../../hooks/use-human-proof';
import { trpc } from '../../../trpc/trpc';
import { changeField, registerDraft } from '../register-draft';

interface CodeFieldProps {
  method: RegistrationMethod;
  error: string | undefined;
  /** False, with the fault shown at the number, while that is not one to send to. */
  checkMobile: () => boolean;
}

export function CodeField({ method, error, checkMobile }: CodeFieldProps) {
  const { t } = useTranslation(['registration', 'session']);
  const values = useDraft(registerDraft);
  const request = trpc.registration.requestCode.useMutation();

  const { prove, proving } = useHumanProof();
  const send = async () => {
    const mobileNum = (values.fields.mobileNum ?? '').trim();
    const call = { mobileNum, countryDialingCode: values.dialingCode, method };
    try {
      const { expiredMinutes, firebaseSession = null } = await prove((proven) =>
        request.mutateAsync({ ...call, ...proven }),
      );
      registerDraft.change({ codeReadyAt: codeReadyAt(expiredMinutes), firebaseSession });
    } catch {
      // `request.error` is shown.
    }
  };
  const requestCode = () => {
    if (!checkMobile()) return false;
    void send();
    return true;
  };
  return (
    <CodeRow
      label={t('registration:field.verificationCode')}
      name="verificationCode"
      value={values.fields.verificationCode ?? ''}
      error={error}
      onChange={(code) => changeField('verificationCode', code)}
      sending={{
        readyAt: values.codeReadyAt,
        pending: request.isPending || proving,
        failure: request.error,
        request: requestCode,
        dismiss: request.reset,
        sentText: t('session:login.codeSent'),
      }}
    />
  );
}
