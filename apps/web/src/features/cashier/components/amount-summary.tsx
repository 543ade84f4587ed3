import { Money } from '@tonalli/ui/money/money';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

interface AmountSummaryProps {
  /** Null while nothing that counts was typed. */
  amountMinor: number | null;
  feeMinor: number;
  /** Where the rest goes. */
  to: 'receive' | 'payout';
}

/** Amount, fee and remainder, updated while the amount is typed. */
export function AmountSummary({ amountMinor, feeMinor, to }: AmountSummaryProps) {
  const { t } = useTranslation('cashier');
  const lines = [
    { name: t('sum.amount'), minor: amountMinor },
    { name: t('sum.fee'), minor: amountMinor === null ? null : feeMinor },
    { name: t(`sum.${to}`), minor: amountMinor === null ? null : amountMinor - feeMinor, strong: true },
  ];
  return (
    <dl
      aria-label={t('sum.label')}
      className="flex flex-col gap-2 rounded-md bg-ink-deep p-4 ring-1 ring-line ring-inset"
    >
      {lines.map(({ name, minor, strong }) => (
        <div
          key={name}
          className={clsx(
            'flex items-baseline justify-between gap-4',
            strong ? 'border-line border-t pt-2 font-semibold' : 'text-muted text-sm',
          )}
        >
          <dt>{name}</dt>
          <dd className={strong ? 'text-jade text-lg' : ''}>
            <Amount minor={minor} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Amount({ minor }: { minor: number | null }) {
  const language = useLanguage();
  return minor === null ? <span aria-hidden="true">—</span> : <Money amountMinor={minor} language={language} />;
}
