import { formatDateTime } from '@tonalli/i18n/format';
import type { LotteryFamily } from '@tonalli/lottery/play';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { headlineOf } from '../../../components/lottery/headline';
import { ResultRows } from '../../../components/lottery/result-rows';
import { shownRows } from '../../../components/lottery/shown-rows';
import { useLanguage } from '../../../hooks/use-language';
import type { ToldOrder } from '../results/told';
import { DrawStateBadge } from './order-state';

interface OrderDrawsProps {
  order: ToldOrder;
  family: LotteryFamily | null | undefined;
}

/** The draws of an order, with their results and what each line won there. */
export function OrderDraws({ order, family }: OrderDrawsProps) {
  const { t } = useTranslation('lottery');
  return (
    <section aria-labelledby="order-draws" className="flex flex-col gap-3">
      <h2 id="order-draws" className="text-lg">
        {t('order.draws')}
      </h2>
      <ol className="flex flex-col gap-2">
        {order.issues.map((draw) => (
          <li
            key={draw.issue}
            className="rounded-lg bg-surface p-4 ring-1 ring-line ring-inset [contain-intrinsic-size:auto_7rem] [content-visibility:auto]"
          >
            <OrderDraw draw={draw} order={order} family={family} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** States that need a word of why. */
type Explained = 'SKIPPED' | 'RELEASED' | 'VOID';
const isExplained = (state: string): state is Explained => ['SKIPPED', 'RELEASED', 'VOID'].includes(state);

function OrderDraw({ draw, order, family }: OrderDrawsProps & { draw: ToldOrder['issues'][number] }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const rows = shownRows(family, { result: draw.result, drawing: null });
  const amount = (minor: number) => formatAmount(minor, { language });
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="money font-sans font-semibold text-base tracking-normal">{draw.issue}</h3>
          <DrawStateBadge draw={draw} />
        </div>
        <p className="text-faint text-sm">
          <time dateTime={draw.drawsAt}>{t('order.drawsAt', { date: formatDateTime(draw.drawsAt, language) })}</time>
          {order.isChase ? ` · ${t('order.multiple', { multiple: draw.multiple })}` : ''}
        </p>
        {rows ? <ResultRows rows={headlineOf(order.family, rows)} family={order.family} size="sm" /> : null}
        {isExplained(draw.state) && order.state !== 'CANCELLED' ? (
          <p className="text-muted text-sm">{t(`order.why.${draw.state}`)}</p>
        ) : null}
      </div>
      <div className="money text-sm sm:text-right">
        {draw.stakeMinor > 0 ? (
          <p className="text-muted">
            {t('orders.staked')} {amount(draw.stakeMinor)}
          </p>
        ) : null}
        {draw.payoutMinor > 0 ? (
          <p className={clsx('font-semibold', draw.payoutMinor > draw.stakeMinor && 'text-jade')}>
            {t('orders.won')} {amount(draw.payoutMinor)}
          </p>
        ) : null}
        <ul className="text-muted">
          {draw.won.map(({ line, payoutMinor }) => (
            <li key={line}>{t('order.lineWon', { number: line + 1, amount: amount(payoutMinor) })}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
