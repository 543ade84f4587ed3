import type { TransferPartyView } from '@tonalli/contracts/member-transfers/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { AskOnceMore } from '../../../components/ask-once-more';
import { useLanguage } from '../../../hooks/use-language';

interface TransferConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  amountMinor: number;
  receiver: TransferPartyView;
  error: unknown;
  onConfirm: () => Promise<void>;
}

export function TransferConfirm({ amountMinor, receiver, ...asked }: TransferConfirmProps) {
  const { t } = useTranslation('member-transfers');
  const amount = formatAmount(amountMinor, { language: useLanguage() });
  const words = {
    title: t('confirm.title'),
    text: t('confirm.text', { amount, name: receiver.nickname, account: receiver.username }),
    confirm: t('confirm.send', { amount }),
    cancel: t('confirm.cancel'),
  };
  return <AskOnceMore {...asked} words={words} />;
}
