import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { TabPanel, Tabs } from '@tonalli/ui/tabs/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { LoadMore } from '../results/load-more';
import { OrderCard } from './order-card';
import { ORDER_KINDS, type OrderKind, useOrders } from './use-orders';

/** The member's orders of all lotteries: what is open, what is settled, and those for several draws (LOTT-07). */
export function OrdersView() {
  const { t } = useTranslation('lottery');
  const [kind, setKind] = useState<OrderKind>('OPEN');
  const [gameCode, setGameCode] = useState('');
  const { query, games } = useOrders(kind, gameCode);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('orders.title')}</h2>
        <Button asChild variant="secondary">
          <Link from="/$category" to="." search={{}}>
            {t('orders.toLobby')}
          </Link>
        </Button>
      </div>
      <Tabs
        label={t('orders.tabs')}
        items={ORDER_KINDS.map((value) => ({ value, label: t(`orders.kinds.${value}`) }))}
        value={kind}
        onValueChange={setKind}
      >
        <TabPanel value={kind} className="flex flex-col gap-4">
          <Field label={t('orders.game')} className="max-w-sm">
            <Select
              value={gameCode}
              placeholder={t('orders.allGames')}
              options={games.map((game) => ({ value: game.gameCode, label: game.name }))}
              onChange={({ currentTarget: { value } }) => setGameCode(value)}
            />
          </Field>
          <OrderList kind={kind} query={query} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

const PLACES = [1, 2, 3];

function OrderList({ kind, query }: { kind: OrderKind; query: ReturnType<typeof useOrders>['query'] }) {
  const { t } = useTranslation('lottery');
  const { data, error, isFetching, refetch } = query;
  if (!data && error) {
    return <LoadFailure title={t('orders.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-32 rounded-xl" />
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return <EmptyState title={t(`orders.empty.${kind}`)} description={t('orders.emptyText')} illustration="inbox" />;
  }
  return (
    <>
      <ul aria-label={t('orders.list')} className="flex flex-col gap-3">
        {data.map((row) => (
          <li key={row.orderId} className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
            <OrderCard row={row} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} end={t('orders.end')} failed={t('orders.moreFailed')} more={t('orders.more')} />
    </>
  );
}
