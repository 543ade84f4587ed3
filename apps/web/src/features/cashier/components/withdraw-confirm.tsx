import { Link } from '@tanstack/react-router';
import type { BankAccountView } from '@tonalli/contracts/cashier/api';
import { Button } from '@tonalli/ui/button/button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { AskOnceMore } from '../../../components/ask-once-more';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import { readFailure } from '../../../trpc/platform-failure';

interface WithdrawConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  account: BankAccountView;
  amountMinor: number;
  netMinor: number;
  /** What the active bonus holds, which is given up; null: there is none. */
  bonusLeftMinor: number | null;
  error: unknown;
  onConfirm: () => Promise<void>;
}

export function WithdrawConfirm({ account, amountMinor, netMinor, bonusLeftMinor, ...asked }: WithdrawConfirmProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const amount = formatAmount(amountMinor, { language });
  const net = formatAmount(netMinor, { language });
  const isIdentityAsked = asked.error !== null && readFailure(asked.error).code === 'IDENTITY_CHECK_REQUIRED';
  const masked = account.maskedClabe.replace(' ', '\u00a0');
  const sent = t('withdraw.confirmText', { amount, net, bank: account.bank.name, account: masked });
  const given =
    bonusLeftMinor === null
      ? ''
      : ` ${t('withdraw.bonusConfirm', { amount: formatAmount(bonusLeftMinor, { language }) })}`;
  const words = {
    title: t('withdraw.confirmTitle'),
    text: `${sent}${given}`,
    confirm: t('withdraw.confirm', { amount }),
    cancel: t('withdraw.cancel'),
  };
  return <AskOnceMore {...asked} words={words} wayOut={isIdentityAsked ? <IdentityLink /> : undefined} />;
}

/** The state of the check may have changed since the page was read. */
function IdentityLink() {
  const { t } = useTranslation('cashier');
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={PATHS.member} search={{ page: 'identity' }}>
        {t('withdraw.identity')}
      </Link>
    </Button>
  );
}
