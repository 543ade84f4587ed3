import type { MissionView } from '@tonalli/contracts/missions/api';
import { formatAmount, formatCount } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { useRewardText } from '../../hooks/use-reward-text';

const HUNDREDTHS = 100;

/** What missions say of amounts, rewards and progress, in the language in use. */
export function useMissionTexts() {
  const { t } = useTranslation('missions');
  const language = useLanguage();
  const rewardText = useRewardText();

  function figure({ measure }: MissionView, value: number): string {
    if (measure === 'sumStake') return formatAmount(value, language);
    return measure === 'maxMultiplier' ? `×${value / HUNDREDTHS}` : formatCount(value, language);
  }

  return {
    progress: (mission: MissionView) =>
      t('progress', { done: figure(mission, mission.progress), target: figure(mission, mission.target) }),
    /** All that it gives, the stars last. */
    gifts: ({ reward, stars }: Pick<MissionView, 'reward' | 'stars'>): string[] => [
      ...(reward ? [rewardText(reward, null)] : []),
      ...(stars > 0 ? [t('stars', { count: stars })] : []),
    ],
  };
}
