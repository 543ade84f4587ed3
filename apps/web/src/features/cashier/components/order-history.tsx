import { formatDateTime } from '@tonalli/i18n/format';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { useTranslation } from 'react-i18next';
import { PagedAnswer, type PagedQuery } from '../../../components/paged-answer';
import { useLanguage } from '../../../hooks/use-language';

export const HISTORY_PAGE_SIZE = 10;

interface OrderHistoryProps<Row extends { id: string }> {
  title: string;
  empty: string;
  columns: DataColumn<Row>[];
  answer: PagedQuery<{ rows: Row[] }>;
  onPageChange: (page: number) => void;
}

/** A paged table of orders, with its empty and error states. */
export function OrderHistory<Row extends { id: string }>(props: OrderHistoryProps<Row>) {
  const { title, empty, columns, answer, onPageChange } = props;
  const { t } = useTranslation('cashier');
  return (
    <section aria-label={title}>
      <SectionHeader level={2} title={title} />
      <PagedAnswer query={answer} errorTitle={t('history.error')} onPageChange={onPageChange}>
        <DataTable
          caption={title}
          columns={columns}
          rows={answer.data?.rows ?? []}
          rowKey={(row) => row.id}
          loading={answer.data === undefined}
          empty={<EmptyState illustration="inbox" title={empty} />}
        />
      </PagedAnswer>
    </section>
  );
}

/** An order's number with its moment. */
export function OrderName({ id, at }: { id: string; at: string }) {
  const language = useLanguage();
  return (
    <span className="flex flex-col">
      <span className="money">{id}</span>
      <time dateTime={at} className="whitespace-nowrap font-normal text-faint text-xs">
        {formatDateTime(at, language)}
      </time>
    </span>
  );
}
