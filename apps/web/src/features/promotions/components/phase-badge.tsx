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
  /** Where the member stands; null for visitors, and for what only informs. */
  standing: Pick<StandingView, 'status' | 'reasons'> | null;
}

/** Open to others by now: it would promise what this member cannot take yet. */
const needsMore = ({ status, reasons }: Pick<StandingView, 'status' | 'reasons'>): boolean =>
  (status === 'join' || status === 'claim') && reasons.length > 0;

/** A promotion in a word: where the member stands, or else where it does. */
export function PhaseBadge({ phase, standing }: PhaseBadgeProps) {
  const { t } = useTranslation('promotions');
  if (standing && needsMore(standing)) return <Badge tone="info">{t('needs')}</Badge>;
  if (standing) return <Badge tone={STATUSES[standing.status]}>{t(`status.${standing.status}`)}</Badge>;
  return <Badge tone={PHASES[phase]}>{t(`phase.${phase}`)}</Badge>;
}
