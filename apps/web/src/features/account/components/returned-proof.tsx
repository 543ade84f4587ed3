import { toast } from '@tonalli/ui/toast/toast-store';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useProve } from '../hooks/use-prove';

/** Ends a proof for which this whole page went to another service and came back, as it does on a phone. */
export function ReturnedProof() {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { error } = useProve(() => toast.success(t('proof.done')));
  const text = error ? failureText(error) : null;
  useEffect(() => {
    if (text !== null) toast.danger(text, { id: 'proof' });
  }, [text]);
  return null;
}
