import type { SentTransfer } from '@tonalli/contracts/member-transfers/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** That the money arrived, with the reference under which both sides find it. */
export function TransferSent({ transfer }: { transfer: SentTransfer }) {
  const { t } = useTranslation('member-transfers');
  const { id, amountMinor, receiver } = transfer;
  const amount = formatAmount(amountMinor, { language: useLanguage() });
  return (
    <Alert key={id} tone="success" title={t('sent.title')} announce>
      {t('sent.text', { amount, account: receiver.username, reference: id })}
    </Alert>
  );
}
