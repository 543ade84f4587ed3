import type { PointsOverview, RewardCard as Reward } from '@tonalli/contracts/points/api';
import { Badge } from '@tonalli/ui/badge/badge';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { usePointText } from '../hooks/use-point-text';
import { rewardState } from '../reward-state';

/** Few enough to say how many. */
const FEW = 20;

interface RewardCardProps {
  reward: Reward;
  overview: PointsOverview | undefined;
  onOpen: () => void;
}

/** The whole card opens the detail. */
export function RewardCard({ reward, overview, onOpen }: RewardCardProps) {
  const { t } = useTranslation('points');
  const text = usePointText();
  const state = overview ? rewardState(reward, overview).kind : 'open';
  const soldOut = reward.left === 0;
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-xl bg-surface shadow-card ring-1 ring-line ring-inset transition-shadow hover:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-marigold-bright has-focus-visible:outline-offset-2">
      <div className="relative aspect-[4/3] w-full">
        <PlatformImage path={reward.picture} alt="" className={clsx('size-full', soldOut && 'opacity-50 grayscale')} />
        <span className="absolute start-2 top-2">
          <StockBadge left={reward.left} />
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3 sm:p-4">
        <p className="text-2xs text-faint uppercase tracking-wider sm:text-xs">{t(`type.${reward.type}`)}</p>
        <h3 className="text-balance font-sans font-semibold text-sm leading-snug sm:text-base">
          <button
            type="button"
            onClick={onOpen}
            className="text-start outline-none after:absolute after:inset-0 after:z-1"
          >
            {reward.name}
          </button>
        </h3>
        {reward.requiredBetMinor > 0 ? (
          <p className={clsx('flex items-start gap-1 text-xs', state === 'locked' ? 'text-info' : 'text-faint')}>
            {state === 'locked' ? <Lock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" /> : null}
            {t('rewards.requires', { amount: text.round(reward.requiredBetMinor) })}
          </p>
        ) : null}
        <p
          className={clsx(
            'money mt-auto pt-1 font-bold font-display text-base sm:text-lg',
            state === 'open' ? 'text-marigold-bright' : 'text-muted',
          )}
        >
          {t('unit', { points: text.count(reward.points) })}
        </p>
      </div>
    </article>
  );
}

function StockBadge({ left }: { left: number }) {
  const { t } = useTranslation('points');
  if (left === 0) return <Badge tone="danger">{t('rewards.soldOut')}</Badge>;
  if (left > FEW) return null;
  return <Badge tone="info">{left === 1 ? t('rewards.last') : t('rewards.left', { count: left })}</Badge>;
}
