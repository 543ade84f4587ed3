import type { Consents } from '@tonalli/contracts/consents/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

type Row = Consents['history'][number] & { key: string };

/** What the member gave and withdrew, the newest first. */
export function ConsentHistory({ rows }: { rows: Consents['history'] | undefined }) {
  const { t } = useTranslation('consents');
  const columns = useColumns();
  return (
    <section>
      <SectionHeader title={t('history.title')} className="mb-3" />
      <DataTable
        caption={t('history.title')}
        columns={columns}
        rows={rows?.map((row, index) => ({ ...row, key: `${row.at} ${rows.length - index}` })) ?? []}
        rowKey={({ key }) => key}
        loading={!rows}
        loadingRows={3}
        empty={<EmptyState illustration="inbox" title={t('history.empty')} />}
      />
    </section>
  );
}

function useColumns(): DataColumn<Row>[] {
  const { t } = useTranslation('consents');
  const language = useLanguage();
  return [
    {
      id: 'at',
      header: t('history.at'),
      heading: true,
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, language)}</time>,
    },
    { id: 'product', header: t('history.product'), cell: ({ product }) => t(`product.${product}`) },
    { id: 'channel', header: t('history.channel'), cell: ({ channel }) => t(`channel.${channel}`) },
    {
      id: 'choice',
      header: t('history.choice'),
      cell: ({ isGiven }) => (
        <Badge tone={isGiven ? 'jade' : 'neutral'}>{t(isGiven ? 'history.given' : 'history.withdrawn')}</Badge>
      ),
    },
  ];
}
