import type { PersonalProfit } from '@tonalli/contracts/records/api';
import { formatCount } from '@tonalli/i18n/format';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

type Game = PersonalProfit['games'][number];

/** What was staked and paid in each category of games. */
export function ProfitGames({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation(['records', 'lobby']);
  const language = useLanguage();
  if (games.length === 0) return null;
  const columns: DataColumn<Game>[] = [
    {
      id: 'type',
      header: t('records:profit.games.type'),
      heading: true,
      cell: ({ type }) => t(`lobby:type.${type}`),
    },
    {
      id: 'bets',
      header: t('records:profit.games.bets'),
      align: 'end',
      cell: ({ bets }) => formatCount(bets, language),
    },
    {
      id: 'stake',
      header: t('records:profit.column.stake'),
      align: 'end',
      cell: ({ stakeMinor }) => <Money amountMinor={stakeMinor} language={language} />,
    },
    {
      id: 'payout',
      header: t('records:profit.column.payout'),
      align: 'end',
      cell: ({ payoutMinor }) => <Money amountMinor={payoutMinor} language={language} />,
    },
    {
      id: 'net',
      header: t('records:profit.column.net'),
      align: 'end',
      cell: ({ netMinor }) => (
        <Money amountMinor={netMinor} language={language} tone="sign" className="font-semibold" />
      ),
    },
  ];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('records:profit.games.title')}</h2>
      <DataTable
        caption={t('records:profit.games.caption')}
        columns={columns}
        rows={games}
        rowKey={({ type }) => type}
      />
    </section>
  );
}
