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

export function OrderStateBadge({ state }: { state: OrderState }) {
  const { t } = useTranslation('lottery');
  return <Badge tone={TONES[state]}>{t(`orders.states.${state}`)}</Badge>;
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
export function DrawStateBadge({ state }: { state: DrawState }) {
  const { t } = useTranslation('lottery');
  return <Badge tone={DRAW_TONES[state]}>{t(`order.states.${state}`)}</Badge>;
}
