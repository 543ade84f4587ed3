import type { OrderDetail } from '@tonalli/contracts/lottery/api';
import { formatTime } from '@tonalli/i18n/format';
import type { OddsTable } from '@tonalli/lottery/odds';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { Countdown } from '../clock/countdown';
import { playOf, useBetting } from './betting-context';
import { DrawNotice } from './draw-notice';
import { OrderFailure } from './order-failure';
import { orderOf } from './order-of';
import { readRefusal } from './refusal';
import { SelectionList } from './selection-list';
import { Totals } from './slip-panel';
import type { SlipTotals } from './slip-totals';
import { useChaseIssues } from './use-chase-issues';
import { usePlaceOrder } from './use-place-order';

interface ConfirmOrderProps {
  totals: SlipTotals;
  onClose: () => void;
  onPlaced: (order: Pick<OrderDetail, 'orderId'>) => void;
  /** The line that the platform refused, from 0. */
  onFault: (line: number | null) => void;
}

/** What is about to be bet, on which draw and until when; it stays until the order is placed or given up. */
export function ConfirmOrder({ totals, onClose, onPlaced, onFault }: ConfirmOrderProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const betting = useBetting();
  const { target, detail, clock, odds } = betting;
  const { draw, isClosed } = target;
  const [sentAt, setSentAt] = useState<OddsTable | null>(null);
  const { issues } = useChaseIssues(detail.game, { first: draw?.issue, isWanted: totals.chase !== null });
  const place = usePlaceOrder(onPlaced);
  const order = orderOf(betting, { chase: totals.chase, issues });
  const { error, isPending } = place;
  const confirm = () => {
    if (!order) return;
    setSentAt(odds);
    onFault(null);
    place.mutate({ ...order, language }, { onError: (cause) => onFault(readRefusal(cause).line) });
  };
  const isRefusedAsClosed = error !== null && readRefusal(error).code === 'ISSUE_CLOSED';
  return (
    <Dialog
      open
      role="alertdialog"
      size="md"
      layout="card"
      dismissable={!isPending}
      onOpenChange={(open) => open || onClose()}
      title={t('betting.confirm.title')}
      description={draw ? t('betting.confirm.draw', { game: detail.game.name, issue: draw.issue }) : undefined}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t('betting.confirm.back')}
          </Button>
          <Button loading={isPending} disabled={isClosed || !order || totals.problem !== null} onClick={confirm}>
            {t('betting.confirm.place', { amount: formatAmount(totals.costMinor, { language }) })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {draw && !isClosed ? (
          <p className="flex flex-wrap items-baseline justify-between gap-2 rounded-md bg-ink-deep px-4 py-3">
            <span className="text-muted text-sm">
              {t('betting.confirm.closes', { time: formatTime(draw.closesAt, language) })}
            </span>
            <Countdown
              until={draw.closesAt}
              clock={clock}
              label={t('betting.closesIn')}
              className="font-bold text-lg"
            />
          </p>
        ) : null}
        {isRefusedAsClosed && isClosed ? null : <DrawNotice />}
        <ConfirmLines totals={totals} />
        <Totals totals={totals} />
        <Balance />
        {error ? <OrderFailure error={error} sentAt={sentAt} onClose={onClose} /> : null}
        <p className="text-faint text-sm">{t('betting.simulated')}</p>
      </div>
    </Dialog>
  );
}

function ConfirmLines({ totals }: { totals: SlipTotals }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const betting = useBetting();
  return (
    <ul aria-label={t('betting.slip.lines')} className="flex max-h-56 flex-col gap-2 overflow-y-auto">
      {totals.lines.map(({ line, figures }) => {
        const play = playOf(betting, line.play);
        return (
          <li key={line.id} className="flex items-start justify-between gap-3 border-line border-b pb-2 last:border-0">
            <div className="min-w-0">
              <p className="font-semibold text-sm">{betting.texts.play(line.play)}</p>
              {play ? <SelectionList play={play} selection={line.selection} /> : null}
            </div>
            <p className="money shrink-0 text-right text-sm">
              <strong>{formatAmount(figures?.stakeMinor ?? 0, { language })}</strong>
              <span className="block text-faint">
                {t('betting.summary.bets', { count: figures?.bets ?? 0 })}
                {line.multiple > 1 ? ` ×${line.multiple}` : ''}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Balance() {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { data } = trpc.wallet.balance.useQuery();
  return data ? (
    <p className="money text-muted text-sm">
      {t('betting.confirm.balance', { amount: formatAmount(data.mainMinor, { language }) })}
    </p>
  ) : null;
}
