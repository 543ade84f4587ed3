import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Stat } from '@tonalli/ui/stat/stat';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

interface MovementTotalsProps {
  totals: { inMinor: number; outMinor: number; netMinor: number } | undefined;
}

export function MovementTotals({ totals }: MovementTotalsProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const wait = <Skeleton className="h-8 w-28" />;
  return (
    <section
      aria-label={t('movements.totals.label')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 max-sm:[&>:last-child]:col-span-2"
    >
      <Stat
        label={t('movements.totals.in')}
        value={totals ? <Money amountMinor={totals.inMinor} language={language} /> : wait}
      />
      <Stat
        label={t('movements.totals.out')}
        value={totals ? <Money amountMinor={totals.outMinor} language={language} /> : wait}
      />
      <Stat
        label={t('movements.totals.net')}
        value={totals ? <Money amountMinor={totals.netMinor} language={language} tone="sign" /> : wait}
      />
    </section>
  );
}
