import type { BankAccountView } from '@tonalli/contracts/cashier/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { AskOnceMore } from '../../../components/ask-once-more';
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

export function WithdrawConfirm({ account, amountMinor, netMinor, ...asked }: WithdrawConfirmProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const amount = formatAmount(amountMinor, { language });
  const net = formatAmount(netMinor, { language });
  const masked = account.maskedClabe.replace(' ', '\u00a0');
  const words = {
    title: t('withdraw.confirmTitle'),
    text: t('withdraw.confirmText', { amount, net, bank: account.bank.name, account: masked }),
    confirm: t('withdraw.confirm', { amount }),
    cancel: t('withdraw.cancel'),
  };
  return <AskOnceMore {...asked} words={words} />;
}
