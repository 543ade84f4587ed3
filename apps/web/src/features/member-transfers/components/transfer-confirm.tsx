import type { TransferPartyView } from '@tonalli/contracts/member-transfers/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';

interface TransferConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  amountMinor: number;
  receiver: TransferPartyView;
  error: unknown;
  onConfirm: () => Promise<void>;
}

/** Says the sum and who receives it once more, before it is sent. */
export function TransferConfirm(props: TransferConfirmProps) {
  const { open, onOpenChange, amountMinor, receiver, error, onConfirm } = props;
  const { t } = useTranslation('member-transfers');
  const failureText = useFailureText();
  const amount = formatAmount(amountMinor, { language: useLanguage() });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('confirm.title')}
      description={t('confirm.text', { amount, name: receiver.nickname, account: receiver.username })}
      confirmLabel={t('confirm.send', { amount })}
      cancelLabel={t('confirm.cancel')}
      onConfirm={onConfirm}
    >
      {error ? (
        <Alert tone="danger" announce>
          {failureText(error)}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
