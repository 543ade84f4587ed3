import type { DepositView } from '@tonalli/contracts/cashier/api';
import type { DepositKind } from '@tonalli/contracts/cashier/states';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import type { DataColumn } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { type ShownState, stateOf } from '../deposit-state';
import { HISTORY_PAGE_SIZE, OrderHistory, OrderName } from './order-history';

const TONES: Record<ShownState, BadgeTone> = {
  PENDING: 'info',
  HELD: 'marigold',
  CONFIRMED: 'jade',
  REJECTED: 'danger',
  RETURNED: 'neutral',
  EXPIRED: 'neutral',
  REVERSED: 'danger',
};

/** The member's deposits, page by page. */
export function DepositHistory({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('cashier');
  const [page, setPage] = useState(1);
  const columns = useDepositColumns(onOpen);
  const answer = trpc.cashier.deposits.useQuery(
    { page, pageSize: HISTORY_PAGE_SIZE },
    { placeholderData: (before) => before },
  );
  return (
    <OrderHistory
      title={t('history.deposits')}
      empty={t('history.emptyDeposits')}
      columns={columns}
      answer={answer}
      onPageChange={setPage}
    />
  );
}

function useDepositColumns(onOpen: (id: string) => void): DataColumn<DepositView>[] {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const kindOf = ({ instructions }: DepositView): DepositKind => instructions.kind;
  return [
    {
      id: 'number',
      header: t('history.number'),
      heading: true,
      cell: ({ id, createdAt }) => <OrderName id={id} at={createdAt} />,
    },
    { id: 'channel', header: t('history.channel'), cell: (order) => t(`channel.${kindOf(order)}`) },
    {
      id: 'amount',
      header: t('history.amount'),
      align: 'end',
      cell: ({ amountMinor }) => <Money amountMinor={amountMinor} language={language} />,
    },
    {
      id: 'credit',
      header: t('history.credit'),
      align: 'end',
      cell: ({ status, creditMinor }) =>
        status === 'CONFIRMED' ? <Money amountMinor={creditMinor} language={language} tone="sign" /> : '—',
    },
    {
      id: 'status',
      header: t('history.status'),
      cell: (order) => <Badge tone={TONES[stateOf(order)]}>{t(`depositStatus.${stateOf(order)}`)}</Badge>,
    },
    {
      id: 'action',
      header: t('history.action'),
      align: 'end',
      cell: ({ id }) => (
        <Button
          variant="ghost"
          size="sm"
          className="-me-3"
          aria-label={t('history.openOf', { id })}
          onClick={() => onOpen(id)}
        >
          {t('history.open')}
        </Button>
      ),
    },
  ];
}
