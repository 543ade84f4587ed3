import type { LoginRow } from '@tonalli/contracts/account/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useDeviceName } from '../hooks/use-device-name';
import { PlaceAndIp } from './place-and-ip';

const SHOWN_FIRST = 6;

/** The last logins, and attempts that failed (AUTH-17). */
export function LoginHistory() {
  const { t } = useTranslation('account');
  const columns = useColumns();
  const { data, error, isFetching, refetch } = trpc.account.logins.useQuery();
  const [all, setAll] = useState(false);
  const rows = data?.map((row, index) => ({ ...row, key: `${row.at} ${data.length - index}` })) ?? [];
  return (
    <section>
      <SectionHeader title={t('logins.title')} className="mb-3" />
      {!data && error ? (
        <LoadFailure part title={t('logins.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={t('logins.caption')}
          columns={columns}
          rows={all ? rows : rows.slice(0, SHOWN_FIRST)}
          rowKey={(row) => row.key}
          loading={!data}
          loadingRows={SHOWN_FIRST}
          empty={<EmptyState illustration="inbox" title={t('logins.empty')} />}
        />
      )}
      {rows.length > SHOWN_FIRST ? (
        <Button variant="ghost" block className="mt-2" onClick={() => setAll(!all)}>
          {all ? t('logins.less') : t('logins.more', { count: rows.length })}
        </Button>
      ) : null}
    </section>
  );
}

function useColumns(): DataColumn<LoginRow & { key: string }>[] {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const deviceName = useDeviceName();
  return [
    {
      id: 'at',
      header: t('logins.at'),
      heading: true,
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {formatDateTime(at, language)}
        </time>
      ),
    },
    { id: 'device', header: t('logins.device'), cell: ({ device }) => deviceName(device) },
    {
      id: 'place',
      header: t('logins.place'),
      cell: ({ place, ip }) => <PlaceAndIp place={place} ip={ip} />,
    },
    { id: 'way', header: t('logins.way'), cell: ({ way }) => t(`logins.ways.${way}`) },
    {
      id: 'result',
      header: t('logins.result'),
      cell: ({ succeeded }) => (
        <Badge tone={succeeded ? 'jade' : 'danger'}>{t(succeeded ? 'logins.succeeded' : 'logins.failed')}</Badge>
      ),
    },
  ];
}
