import { keepPreviousData } from '@tanstack/react-query';
import { BONUS_KINDS } from '@tonalli/contracts/ledger';
import type { ReceivedBonus } from '@tonalli/contracts/vip/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Field } from '@tonalli/ui/field/field';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Select } from '@tonalli/ui/select/select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedAnswer } from '../../../components/paged-answer';
import { useLanguage } from '../../../hooks/use-language';
import { useMemberSearch } from '../../../hooks/use-member-search';
import { trpc } from '../../../trpc/trpc';
import { parseBonusSearch } from '../bonus-search';

const PAGE_SIZE = 10;

/** Every bonus that was booked, whatever for, newest first. */
export function ReceivedBonuses() {
  const { t } = useTranslation(['vip', 'records']);
  const { search, show } = useMemberSearch(parseBonusSearch);
  const language = useLanguage();
  const id = useId();
  const { kind, no = 1 } = search;
  const query = trpc.vip.received.useQuery(
    { ...(kind ? { kind } : {}), page: no, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  const { data } = query;
  const kinds = BONUS_KINDS.map((value) => ({ value, label: t(`records:movements.kind.${value}`) }));
  const choose = (value: string) => show({ kind: BONUS_KINDS.find((known) => known === value) });
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <SectionHeader id={id} title={t('vip:received.title')} className="mb-0!" />
          {data && data.totalRows > 0 ? (
            <p className="money text-muted text-sm">
              {t('vip:received.total', { amount: formatAmount(data.totalMinor, { language }) })}
            </p>
          ) : null}
        </div>
        <Field label={t('vip:received.filter')} className="w-full sm:w-56">
          <Select
            value={kind ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
            options={[{ value: '', label: t('vip:received.all') }, ...kinds]}
          />
        </Field>
      </div>
      <PagedAnswer query={query} errorTitle={t('vip:received.error')} onPageChange={(next) => show({ no: next })}>
        <BonusTable rows={data?.rows} empty={kind ? t('vip:received.emptyKind') : t('vip:received.empty')} />
      </PagedAnswer>
    </section>
  );
}

function BonusTable({ rows, empty }: { rows: readonly ReceivedBonus[] | undefined; empty: string }) {
  const { t } = useTranslation(['vip', 'records']);
  const language = useLanguage();
  const columns: DataColumn<ReceivedBonus>[] = [
    {
      id: 'kind',
      header: t('vip:received.kind'),
      heading: true,
      cell: ({ kind }) => t(`records:movements.kind.${kind}`),
    },
    {
      id: 'at',
      header: t('vip:received.at'),
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, language)}</time>,
    },
    {
      id: 'reference',
      header: t('vip:received.reference'),
      cell: ({ reference }) => <span className="break-all text-muted text-xs">{reference}</span>,
    },
    {
      id: 'amount',
      header: t('vip:received.amount'),
      align: 'end',
      cell: ({ amountMinor }) => (
        <Money amountMinor={amountMinor} language={language} tone="sign" className="font-semibold" />
      ),
    },
  ];
  return (
    <DataTable
      caption={t('vip:received.caption')}
      columns={columns}
      rows={rows ?? []}
      rowKey={(row) => row.movementId}
      loading={rows === undefined}
      loadingRows={3}
      empty={<EmptyState illustration="inbox" title={empty} />}
    />
  );
}
