import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Stat } from '@tonalli/ui/stat/stat';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

interface BetTotalsProps {
  totals: { stakeMinor: number; payoutMinor: number; netMinor: number } | undefined;
}

export function BetTotals({ totals }: BetTotalsProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const wait = <Skeleton className="h-8 w-28" />;
  return (
    <section
      aria-label={t('totals.label')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 max-sm:[&>:last-child]:col-span-2"
    >
      <Stat
        label={t('totals.stake')}
        value={totals ? <Money amountMinor={totals.stakeMinor} language={language} /> : wait}
      />
      <Stat
        label={t('totals.payout')}
        value={totals ? <Money amountMinor={totals.payoutMinor} language={language} /> : wait}
      />
      <Stat
        label={t('totals.net')}
        value={totals ? <Money amountMinor={totals.netMinor} language={language} tone="sign" /> : wait}
      />
    </section>
  );
}
