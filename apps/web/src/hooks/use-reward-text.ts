import type { Reward } from '@tonalli/contracts/rewards/reward';
import { formatAmount, formatCount } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language';

/** What a reward is, in words: `$50.00`, `1,200 puntos`. */
export function useRewardText() {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  return (reward: Reward, subject: string | null): string => {
    switch (reward.kind) {
      case 'cash':
        return formatAmount(reward.amountMinor, language);
      case 'bonus':
        return t('what.bonus', { amount: formatAmount(reward.amountMinor, language) });
      case 'freeSpins':
        return t('what.freeSpins', { count: reward.count, amount: formatAmount(reward.stakeMinor, language) });
      case 'freeBet':
        return t('what.freeBet', { amount: formatAmount(reward.amountMinor, language) });
      case 'points':
        return t('what.points', { count: reward.points, points: formatCount(reward.points, language) });
      case 'spins':
        return t('what.spins', { count: reward.count });
      case 'tickets':
        return t('what.tickets', { count: reward.count });
      case 'multiplier':
        return t('what.multiplier', { factor: reward.factor, count: reward.hours });
      case 'physical':
        return subject ?? (language === 'en' ? reward.itemEn : reward.itemEs);
    }
  };
}
