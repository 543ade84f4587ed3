import { Link } from '@tanstack/react-router';
import { formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { Card } from '@tonalli/ui/card/card';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useFamily } from '../../../components/lottery/use-family';
import { useLanguage } from '../../../hooks/use-language';
import type { ToldOrder } from '../results/told';
import { OrderActions } from './order-actions';
import { OrderDraws } from './order-draws';
import { OrderLines } from './order-lines';
import { OrderMoney } from './order-money';
import { OrderRules } from './order-rules';
import { OrderStateBadge } from './order-state';
import { useOrder } from './use-order';

/** An order: its lines, its draws and what each line won there, and what can still be done about it. */
export function OrderView({ orderId }: { orderId: string }) {
  const { t } = useTranslation('lottery');
  const { data, error, isFetching, refetch } = useOrder(orderId);
  return (
    <div className="flex flex-col gap-4">
      <Link
        from="/$category"
        to="."
        search={({ order: _, ...now }) => ({ ...now, view: 'orders' })}
        className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-muted text-sm no-underline hover:text-text"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('order.back')}
      </Link>
      {!data && error ? (
        <LoadFailure title={t('order.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton className="h-96 w-full rounded-xl" />}
      {data ? <Order order={data} /> : null}
    </div>
  );
}

function Order({ order }: { order: ToldOrder }) {
  const { t } = useTranslation(['lottery', 'common']);
  const language = useLanguage();
  const { data: family } = useFamily(order.family);
  return (
    <>
      <Card className="flex flex-col gap-5">
        <div className="flex flex-col gap-1.5">
          <p className="flex flex-wrap items-center gap-2">
            <OrderStateBadge order={order} />
            {order.isChase ? (
              <Badge tone="marigold">{t('lottery:orders.chase', { draws: order.issueCount })}</Badge>
            ) : null}
            {order.isTrial ? <Badge tone="info">{t('common:playMoney')}</Badge> : null}
          </p>
          <h2 className="text-xl">{order.gameName}</h2>
          <p className="text-faint text-sm">
            <span className="wrap-anywhere">{t('lottery:order.id', { id: order.orderId })}</span>
            {' · '}
            <time dateTime={order.placedAt}>{formatDateTime(order.placedAt, language)}</time>
          </p>
        </div>
        <OrderMoney order={order} className="grid grid-cols-2 gap-4 text-lg sm:grid-cols-4" />
        <OrderRules order={order} />
        <OrderActions order={order} family={family} />
      </Card>
      <OrderLines order={order} family={family} />
      <OrderDraws order={order} family={family} />
    </>
  );
}
