import type { PromotionCard } from '@tonalli/contracts/promotions/api';
import { formatDate } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

type Dated = Pick<PromotionCard, 'phase' | 'startsAt' | 'endsAt'>;

/** A promotion's period in words: `short` is the date that matters next, `whole` both ends. */
export function usePeriod() {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const day = (at: string) => formatDate(at, language);
  return {
    short({ phase, startsAt, endsAt }: Dated): string {
      if (phase === 'COMING_SOON') return t('period.starts', { from: day(startsAt) });
      if (endsAt === null) return t('period.open');
      return t(phase === 'CLOSED' ? 'period.ended' : 'period.until', { to: day(endsAt) });
    },
    whole({ startsAt, endsAt }: Dated): string {
      if (endsAt === null) return t('period.from', { from: day(startsAt) });
      return t('period.fromTo', { from: day(startsAt), to: day(endsAt) });
    },
  };
}
