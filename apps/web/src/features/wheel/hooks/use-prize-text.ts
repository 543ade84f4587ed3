import type { Reward } from '@tonalli/contracts/rewards/reward';
import { formatCount } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useRewardText } from '../../../hooks/use-reward-text';

/** What a sector gives, in words; `short` as it stands on the wheel. */
export function usePrizeText() {
  const { t } = useTranslation('wheel');
  const language = useLanguage();
  const textOf = useRewardText();
  const long = (reward: Reward | null): string => (reward ? textOf(reward, null) : t('nothing'));
  const short = (reward: Reward | null): string =>
    reward?.kind === 'points' ? t('points', { points: formatCount(reward.points, language) }) : long(reward);
  return { long, short };
}
