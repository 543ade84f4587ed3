import type { PromotionCard, StandingView } from '@tonalli/contracts/promotions/api';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { useTranslation } from 'react-i18next';

const PHASES: Record<PromotionCard['phase'], BadgeTone> = {
  OPEN: 'jade',
  COMING_SOON: 'info',
  STOPPED: 'neutral',
  CLOSED: 'neutral',
};
const STATUSES: Record<StandingView['status'], BadgeTone> = {
  join: 'marigold',
  claim: 'solid',
  issued: 'solid',
  applying: 'info',
  process: 'info',
  joined: 'jade',
  signed: 'jade',
  claimed: 'jade',
  rejected: 'danger',
  comingSoon: 'info',
  close: 'neutral',
  closed: 'neutral',
};

interface PhaseBadgeProps {
  phase: PromotionCard['phase'];
  /** Where the member stands; left out for visitors, and for what only informs. */
  status?: StandingView['status'] | undefined;
}

/** A promotion in a word: where the member stands, or else where it does. */
export function PhaseBadge({ phase, status }: PhaseBadgeProps) {
  const { t } = useTranslation('promotions');
  if (status) return <Badge tone={STATUSES[status]}>{t(`status.${status}`)}</Badge>;
  return <Badge tone={PHASES[phase]}>{t(`phase.${phase}`)}</Badge>;
}
