import type { WireLanguage } from '@tonalli/contracts/language';
import type { Reward } from '@tonalli/contracts/rewards/reward';
import { rewardIdOf } from '../../rewarding/grant-reward';
import type { StoredReward } from '../../rewarding/rewards.repository';

export type ShownIn = WireLanguage;

/** What has a name of its own; null for money, points and their like. */
function subjectOf(reward: Reward, language: ShownIn): string | null {
  if (reward.kind !== 'physical') return null;
  return language === 'ES' ? reward.itemEs : reward.itemEn;
}

/** A reward as its member reads it. */
export const showReward = ({ id, source, titleEs, titleEn, reward }: StoredReward, language: ShownIn) => ({
  ...{ rewardId: rewardIdOf(id), source, title: language === 'ES' ? titleEs : titleEn, reward },
  subject: subjectOf(reward, language),
});
