import type { BankAccountView } from '@tonalli/contracts/cashier/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';

interface WithdrawConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  account: BankAccountView;
  amountMinor: number;
  netMinor: number;
  error: unknown;
  onConfirm: () => Promise<void>;
}

/** Says the sum and where it goes once more, before it is sent. */
export function WithdrawConfirm(props: WithdrawConfirmProps) {
  const { open, onOpenChange, account, amountMinor, netMinor, error, onConfirm } = props;
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const failureText = useFailureText();
  const amount = formatAmount(amountMinor, { language });
  const net = formatAmount(netMinor, { language });
  const masked = account.maskedClabe.replace(' ', '\u00a0');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('withdraw.confirmTitle')}
      description={t('withdraw.confirmText', { amount, net, bank: account.bank.name, account: masked })}
      confirmLabel={t('withdraw.confirm', { amount })}
      cancelLabel={t('withdraw.cancel')}
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
