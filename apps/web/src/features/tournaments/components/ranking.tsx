import type { TournamentEntry } from '@tonalli/contracts/tournaments/api';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** The first places of a tournament; the member's own stands out. */
export function Ranking({ tournament: { title, ranking, players } }: { tournament: TournamentEntry }) {
  const { t } = useTranslation('tournaments');
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-semibold">{t('ranking')}</h3>
        <p className="text-muted text-sm">{t('players', { players })}</p>
      </div>
      {ranking.length === 0 ? (
        <p className="text-muted text-sm">{t('noRanking')}</p>
      ) : (
        <table className="w-full text-sm" aria-label={t('rankingOf', { title })}>
          <thead>
            <tr className="border-line border-b text-left text-muted">
              <th className="py-2 pr-2 font-normal">{t('column.place')}</th>
              <th className="py-2 pr-2 font-normal">{t('column.player')}</th>
              <th className="py-2 pr-2 text-right font-normal">{t('column.score')}</th>
              <th className="py-2 text-right font-normal">{t('column.prize')}</th>
            </tr>
          </thead>
          <tbody>
            {ranking.map(({ place, username, isOwn, score, prizeMinor }, index) => (
              // Masked names may be alike.
              // biome-ignore lint/suspicious/noArrayIndexKey: the order is what tells the rows apart
              <tr key={index} className={`border-line border-b ${isOwn ? 'font-semibold text-marigold' : ''}`}>
                <td className="money py-2 pr-2">{place}</td>
                <td className="py-2 pr-2">{isOwn ? `${username} (${t('you')})` : username}</td>
                <td className="money py-2 pr-2 text-right">{t('times', { value: (score / 100).toFixed(2) })}</td>
                <td className="py-2 text-right">
                  {prizeMinor === 0 ? '—' : <Money amountMinor={prizeMinor} language={language} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
