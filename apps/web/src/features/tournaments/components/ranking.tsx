import type { TournamentEntry } from '@tonalli/contracts/tournaments/api';
import { Badge } from '@tonalli/ui/badge/badge';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** A row with where it stands in the list: masked names and places may be alike. */
type Ranked = TournamentEntry['ranking'][number] & { row: number };

/** The first places of a tournament; the member's own stands out. */
export function Ranking({ tournament: { title, ranking, players } }: { tournament: TournamentEntry }) {
  const { t } = useTranslation('tournaments');
  const language = useLanguage();
  const columns: DataColumn<Ranked>[] = [
    { id: 'place', header: t('column.place'), cell: ({ place }) => <span className="money">{place}</span> },
    {
      id: 'player',
      header: t('column.player'),
      heading: true,
      cell: ({ username, isOwn }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          {username}
          {isOwn ? <Badge tone="marigold">{t('you')}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'score',
      header: t('column.score'),
      align: 'end',
      cell: ({ score }) => t('times', { value: (score / 100).toFixed(2) }),
    },
    {
      id: 'prize',
      header: t('column.prize'),
      align: 'end',
      cell: ({ prizeMinor }) => (prizeMinor === 0 ? '—' : <Money amountMinor={prizeMinor} language={language} />),
    },
  ];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-semibold">{t('ranking')}</h3>
        <p className="text-muted text-sm">{t('players', { players })}</p>
      </div>
      <DataTable
        compact
        caption={t('rankingOf', { title })}
        columns={columns}
        rows={ranking.map((each, row) => ({ ...each, row }))}
        rowKey={({ row }) => String(row)}
        empty={<p className="text-muted text-sm">{t('noRanking')}</p>}
      />
    </div>
  );
}
