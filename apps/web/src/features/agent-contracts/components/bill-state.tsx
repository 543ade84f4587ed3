import type { BillState } from '@tonalli/contracts/agent-contracts/kinds';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  type LucideIcon,
  SearchCheck,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';

const LOOKS: Record<BillState, [BadgeTone, LucideIcon]> = {
  NOT_REACHED: ['neutral', CircleDashed],
  AWAITING_REVIEW: ['info', SearchCheck],
  PAYABLE: ['info', Hourglass],
  PAID: ['jade', CircleCheck],
  PARTLY_PAID: ['marigold', TriangleAlert],
  INSUFFICIENT: ['danger', TriangleAlert],
  REJECTED: ['danger', CircleX],
  REVERSED: ['neutral', Undo2],
};

/** What became of a bill, by a word and a sign. */
export function BillStateBadge({ state }: { state: BillState }) {
  const { t } = useTranslation('agent-contracts');
  const [tone, Icon] = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`bill.state.${state}`)}
    </Badge>
  );
}
