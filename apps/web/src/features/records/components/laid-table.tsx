import { Money } from '@tonalli/ui/money/money';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { RoundIsCancelled } from './undecided';

interface LaidRow {
  readonly key: string;
  readonly name: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
}

/** Bets of one round at a table, each with what it paid. */
export function LaidTable({ rows }: { rows: readonly LaidRow[] }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const isCancelled = use(RoundIsCancelled);
  return (
    <table className="mt-4 w-full text-sm">
      <thead>
        <tr className="text-left text-faint">
          <th className="py-1 font-normal">{t('laid.bet')}</th>
          <th className="py-1 text-right font-normal">{t('laid.stake')}</th>
          <th className="py-1 text-right font-normal">{isCancelled ? t('laid.returned') : t('laid.paid')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, stakeMinor, payoutMinor }) => (
          <tr key={key} className="border-line border-t">
            <td className="py-1.5 pr-2">{name}</td>
            <td className="py-1.5 text-right">
              <Money amountMinor={stakeMinor} language={language} />
            </td>
            <td className="py-1.5 text-right font-semibold">
              <Money
                amountMinor={isCancelled ? stakeMinor : payoutMinor}
                language={language}
                className={payoutMinor > stakeMinor ? 'text-jade' : ''}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
