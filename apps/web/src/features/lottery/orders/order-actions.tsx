import { useNavigate } from '@tanstack/react-router';
import { lotteryOf } from '@tonalli/lottery/lotteries';
import type { LotteryFamily } from '@tonalli/lottery/play';
import { Button } from '@tonalli/ui/button/button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { useLanguage } from '../../../hooks/use-language';
import { AREA_SEGMENTS } from '../lobby/area-segments';
import { VerifyLink } from '../proof/verify-link';
import { repeatOrder } from '../repeat-order';
import type { ToldOrder } from '../results/told';
import { ConfirmCall } from './confirm-call';

interface OrderActionsProps {
  order: ToldOrder;
  family: LotteryFamily | null | undefined;
}

/** Take it back, stop a chase, check it, bet it again: as far as each is possible now. */
export function OrderActions({ order, family }: OrderActionsProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const [asked, setAsked] = useState<'cancelOrder' | 'stopChase' | null>(null);
  const repeat = useRepeat({ order, family });
  const back = asked === 'cancelOrder' ? order.stakeMinor + order.heldMinor : order.heldMinor;
  return (
    <div className="flex flex-wrap gap-3">
      {order.isCancellable ? (
        <Button variant="secondary" onClick={() => setAsked('cancelOrder')}>
          {t('order.cancel')}
        </Button>
      ) : null}
      {order.isStoppable && !order.isCancellable ? (
        <Button variant="secondary" onClick={() => setAsked('stopChase')}>
          {t('order.stop')}
        </Button>
      ) : null}
      {/^https?:/.test(order.verifyUrl) ? (
        <VerifyLink url={order.verifyUrl} label={t('order.verify')} variant="secondary" />
      ) : null}
      {repeat ? (
        <Button variant="secondary" iconStart={<Repeat aria-hidden="true" className="size-4.5" />} onClick={repeat}>
          {t('order.repeat')}
        </Button>
      ) : null}
      {repeat ? <p className="w-full text-faint text-sm">{t('order.repeatNote')}</p> : null}
      <ConfirmCall
        verb={asked ?? 'cancelOrder'}
        isOpen={asked !== null}
        orderId={order.orderId}
        amount={formatAmount(back, { language })}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

/** Puts the order's lines on the slip of its lottery and goes there; null where this page does not know its rules. */
function useRepeat({ order, family }: OrderActionsProps): (() => void) | null {
  const navigate = useNavigate();
  const { session } = useSession();
  const lottery = lotteryOf(order.gameCode);
  if (!family || !lottery || !session) return null;
  return () => {
    repeatOrder(window.sessionStorage, { username: session.username, family, order });
    void navigate({
      to: '/$category',
      params: { category: AREA_SEGMENTS[lottery.area] },
      search: { gameCode: order.gameCode, view: 'betting' },
    });
  };
}
