import type { RaffleEntry } from '@tonalli/contracts/raffles/api';
import { formatCount } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** The numbers that a member has in a raffle, those that came together as a range. */
export function OwnTickets({ own }: { own: RaffleEntry['own'] }) {
  const { t } = useTranslation('raffles');
  const language = useLanguage();
  const total = own.reduce((sum, { count }) => sum + count, 0);
  const number = (value: number) => formatCount(value, language);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{t('own.count', { count: total })}</p>
      <ul aria-label={t('own.title')} className="flex flex-wrap gap-2">
        {own.map(({ from, count }) => (
          <li
            key={from}
            className="money rounded-lg border border-marigold/40 border-dashed bg-marigold-soft px-3 py-1.5 font-semibold text-marigold-bright"
          >
            {count === 1 ? number(from) : t('own.range', { from: number(from), to: number(from + count - 1) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
