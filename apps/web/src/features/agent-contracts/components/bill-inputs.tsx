import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import { formatCount } from '@tonalli/i18n/format';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { Disclosure } from './disclosure';

type Row = BillDetail['byCategory'][number];
const COLUMNS = ['turnover', 'stake', 'payout'] as const;

/** What the team did in the period: by category, who was active, and what direct downlines have by their own contracts. */
export function BillInputs({ detail }: { detail: BillDetail }) {
  const { t } = useTranslation(['agent-contracts', 'lobby']);
  const language = useLanguage();
  const { byCategory, figures, active, downlines, terms } = detail;
  const columns: DataColumn<Row>[] = [
    { id: 'category', header: t('bill.category'), heading: true, cell: ({ category }) => t(`lobby:type.${category}`) },
    ...COLUMNS.map((column) => ({
      id: column,
      header: t(`bill.column.${column}`),
      align: 'end' as const,
      cell: (row: Row) => <Money amountMinor={row[column]} language={language} />,
    })),
  ];
  return (
    <>
      <DataTable
        caption={t('bill.byCategory')}
        columns={columns}
        rows={byCategory}
        rowKey={({ category }) => category}
        empty={<p className="text-muted text-sm">{t('bill.noPlay')}</p>}
        footer={[
          t('bill.total'),
          ...COLUMNS.map((column) => <Money key={column} amountMinor={figures[column]} language={language} />),
        ]}
      />
      <Disclosure title={t('bill.active', { count: figures.activeMembers })}>
        <p className="mb-2 text-muted text-sm">
          {terms.eligibility.activeValidBet > 0
            ? t('words.active', { amount: formatAmount(terms.eligibility.activeValidBet, { language }) })
            : t('words.activeAny')}
        </p>
        {active.length === 0 ? <p className="text-sm">{t('bill.nobodyActive')}</p> : null}
        <ul aria-label={t('bill.activeList')} className="divide-y divide-line text-sm empty:hidden">
          {active.map(({ name, validBet }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: masked names may be alike, and stand in their order
            <li key={index} className="flex justify-between gap-4 py-1.5">
              <span>{name}</span>
              <Money amountMinor={validBet} language={language} />
            </li>
          ))}
        </ul>
        {active.length < figures.activeMembers ? (
          <p className="mt-2 text-faint text-xs">
            {t('bill.activeMore', { number: formatCount(figures.activeMembers - active.length, language) })}
          </p>
        ) : null}
      </Disclosure>
      {downlines.length > 0 ? (
        <Disclosure title={t('bill.downlines', { number: formatCount(downlines.length, language) })}>
          <ul className="divide-y divide-line text-sm">
            {downlines.map(({ person, gross }) => (
              <li key={person.memberId} className="flex justify-between gap-4 py-1.5">
                <span>{person.name}</span>
                <Money amountMinor={gross} language={language} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </>
  );
}
