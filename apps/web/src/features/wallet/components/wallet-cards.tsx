import type { Balances } from '@tonalli/contracts/wallet/api';
import { MAIN_WALLET } from '@tonalli/contracts/wallet/main-wallet';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Money } from '@tonalli/ui/money/money';
import { WalletMinimal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import type { TransferDirection } from '../transfer-direction';

interface WalletCardsProps {
  balances: Balances;
  onChoose: (direction: TransferDirection) => void;
}

/** What each wallet holds, the main one first. */
export function WalletCards({ balances, onChoose }: WalletCardsProps) {
  const { t } = useTranslation('transfer');
  return (
    <ul aria-label={t('wallets')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <WalletCard name={t('main')} amountMinor={balances.mainMinor} note={t('mainNote')} main />
      {balances.vendors.map(({ vendor, name, balanceMinor, isOpen }) => (
        <WalletCard
          key={vendor}
          name={name}
          amountMinor={balanceMinor}
          note={isOpen ? t('vendorNote', { name }) : t('leftNote', { name })}
          badge={isOpen ? null : <Badge tone="info">{t('closed')}</Badge>}
        >
          <Button
            size="sm"
            variant="secondary"
            disabled={!isOpen}
            aria-label={t('inTo', { name })}
            onClick={() => onChoose({ from: MAIN_WALLET, to: vendor })}
          >
            {t('in')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={balanceMinor === 0}
            aria-label={t('outOf', { name })}
            onClick={() => onChoose({ from: vendor, to: MAIN_WALLET })}
          >
            {t('out')}
          </Button>
        </WalletCard>
      ))}
    </ul>
  );
}

interface WalletCardProps {
  name: string;
  amountMinor: number;
  note: string;
  main?: boolean;
  badge?: ReactNode;
  children?: ReactNode;
}

function WalletCard({ name, amountMinor, note, main = false, badge, children }: WalletCardProps) {
  const language = useLanguage();
  return (
    <li
      className={`flex min-w-0 flex-col gap-1 rounded-xl p-5 ring-1 ring-inset ${
        main ? 'bg-marigold-soft ring-marigold/40' : 'bg-surface ring-line'
      }`}
    >
      <span className="flex items-center gap-2 font-semibold text-sm">
        <WalletMinimal aria-hidden="true" className={`size-5 ${main ? 'text-marigold' : 'text-faint'}`} />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {badge}
      </span>
      <Money amountMinor={amountMinor} language={language} animate className="font-bold font-display text-2xl" />
      <span className="text-muted text-sm">{note}</span>
      {children ? <span className="mt-3 flex flex-wrap gap-2">{children}</span> : null}
    </li>
  );
}
