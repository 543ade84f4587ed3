import type { PromotionCard } from '@tonalli/contracts/promotions/api';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { useTranslation } from 'react-i18next';

const TONES: Record<PromotionCard['phase'], BadgeTone> = { OPEN: 'jade', COMING_SOON: 'info', CLOSED: 'neutral' };

export function PhaseBadge({ phase }: { phase: PromotionCard['phase'] }) {
  const { t } = useTranslation('promotions');
  return <Badge tone={TONES[phase]}>{t(`phase.${phase}`)}</Badge>;
}
