import type { ContractState } from '@tonalli/contracts/agent-contracts/kinds';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import {
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleSlash,
  CircleX,
  Hourglass,
  type LucideIcon,
  MailQuestion,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';

const LOOKS: Record<ContractState, [BadgeTone, LucideIcon]> = {
  REQUESTED: ['info', MailQuestion],
  OFFERED: ['marigold', Hourglass],
  REJECTED: ['danger', CircleX],
  WITHDRAWN: ['neutral', CircleSlash],
  EXPIRED: ['neutral', CircleDashed],
  AGREED: ['jade', CalendarClock],
  ACTIVE: ['jade', CircleCheck],
  AMEND_OFFERED: ['marigold', Hourglass],
  TERMINATION_REQUESTED: ['info', MailQuestion],
  ENDING: ['marigold', CalendarClock],
  SUSPENDED: ['danger', CirclePause],
  ENDED: ['neutral', CircleSlash],
};

/** Where a contract stands, by a word and a sign. */
export function ContractStateBadge({ state }: { state: ContractState }) {
  const { t } = useTranslation('agent-contracts');
  const [tone, Icon] = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`state.${state}`)}
    </Badge>
  );
}
