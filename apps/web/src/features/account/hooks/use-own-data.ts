import type { SecurityView } from '@tonalli/contracts/account/api';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { isPaymentPassword } from '../../../components/payment-password-field';
import { saveFile } from '../../../hooks/save-file';
import { useFailureText } from '../../../hooks/use-failure-text';
import { readFailure } from '../../../trpc/platform-failure';
import { nothingYet, type OwnDataSoFar, ownDataText, withPart } from '../own-data-file';

const isWrongSecret = (error: unknown) => /^(PAYMENT_)?PASSWORD_WRONG$/.test(readFailure(error).code);

/** Asks for all of the data with a secret, reads it part by part and saves it; what has come is not read again after a failure. */
export function useOwnData({ hasPassword, hasPaymentPassword }: SecurityView, onDone: () => void) {
  const { t } = useTranslation('account');
  const { client } = useAppServices();
  const failureText = useFailureText();
  const [secret, setSecret] = useState('');
  const [fault, setFault] = useState<string>();
  const [error, setError] = useState<unknown>(null);
  const [submitting, setSubmitting] = useState(false);
  const [soFar, setSoFar] = useState<OwnDataSoFar | null>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const check = (): string | undefined => {
    if (soFar) return undefined;
    if (hasPassword) return secret === '' ? t('password.required') : undefined;
    return hasPaymentPassword && !isPaymentPassword(secret) ? t('paymentPassword.incomplete') : undefined;
  };
  const shown = () => (hasPassword ? { password: secret } : hasPaymentPassword ? { paymentPassword: secret } : {});
  const read = async () => {
    let all = soFar ?? nothingYet(await client.account.requestOwnData.mutate(shown()));
    while (all.next !== null && isOpen.current) {
      setSoFar(all);
      const { requestId } = all.request;
      const cursor = all.next;
      all = withPart(all, await client.account.ownDataPart.query({ requestId, ...(cursor && { cursor }) }));
    }
    if (!isOpen.current) return;
    const { account } = await client.account.me.query();
    saveFile(ownDataText(all, account), {
      name: `tonalli-${t('ownData.file')}-${all.request.at.slice(0, 10)}.json`,
      type: 'application/json',
    });
    toast.success(t('ownData.saved'));
    onDone();
  };
  const submit = async () => {
    const found = check();
    setFault(found);
    if (found) return;
    setSubmitting(true);
    setError(null);
    try {
      await read();
    } catch (cause) {
      // What was asked for is handed over for a while only.
      if (readFailure(cause).code === 'NOT_FOUND') setSoFar(null);
      if (isWrongSecret(cause)) setFault(failureText(cause));
      else setError(cause);
    } finally {
      setSubmitting(false);
    }
  };
  return {
    secret,
    fault,
    error,
    submitting,
    /** How many have come; null: it was not asked for yet. */
    rows: soFar?.rows ?? null,
    change(value: string) {
      setSecret(value);
      setFault(undefined);
    },
    submit: () => void submit(),
  };
}
