import type { OrderState } from '@tonalli/contracts/lottery/api';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import type { ToldOrder } from '../results/told';

const TONES: Record<OrderState, BadgeTone> = {
  OPEN: 'info',
  WON: 'jade',
  LOST: 'neutral',
  VOID: 'marigold',
  CANCELLED: 'neutral',
};

interface Paid {
  stakeMinor: number;
  payoutMinor: number;
}

/** No win at or below its stake is celebrated (GAME-14). */
const isGain = ({ stakeMinor, payoutMinor }: Paid): boolean => payoutMinor > stakeMinor;

export function OrderStateBadge({ order }: { order: Paid & { state: OrderState } }) {
  const { t } = useTranslation('lottery');
  const { state } = order;
  return (
    <Badge tone={state === 'WON' && !isGain(order) ? 'neutral' : TONES[state]}>{t(`orders.states.${state}`)}</Badge>
  );
}

type DrawState = ToldOrder['issues'][number]['state'];

const DRAW_TONES: Record<DrawState, BadgeTone> = {
  WAITING: 'neutral',
  OPEN: 'info',
  WON: 'jade',
  LOST: 'neutral',
  VOID: 'marigold',
  SKIPPED: 'marigold',
  RELEASED: 'neutral',
};

/** How an order stands in one of its draws. */
export function DrawStateBadge({ draw }: { draw: Paid & { state: DrawState } }) {
  const { t } = useTranslation('lottery');
  const { state } = draw;
  return (
    <Badge tone={state === 'WON' && !isGain(draw) ? 'neutral' : DRAW_TONES[state]}>{t(`order.states.${state}`)}</Badge>
  );
}
