import type { PointsOverview, RewardCard } from '@tonalli/contracts/points/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Badge } from '@tonalli/ui/badge/badge';
import { Progress } from '@tonalli/ui/progress/progress';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { usePointText } from '../hooks/use-point-text';
import { rewardState } from '../reward-state';

interface RewardDetailProps {
  reward: RewardCard;
  overview: PointsOverview;
}

export function RewardDetail({ reward, overview }: RewardDetailProps) {
  const { t } = useTranslation('points');
  const text = usePointText();
  return (
    <div className="flex flex-col gap-5">
      <PlatformImage path={reward.picture} alt="" eager className="aspect-[16/10] w-full rounded-lg" />
      <div className="flex flex-col items-start gap-2">
        <Badge tone="marigold">{t(`type.${reward.type}`)}</Badge>
        <p className="text-pretty text-muted">{reward.description}</p>
      </div>
      <dl className="grid grid-cols-2 gap-4 rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
        <Fact name={t('reward.cost')}>{t('unit', { points: text.count(reward.points) })}</Fact>
        <Fact name={t('reward.stock')}>{text.count(reward.left)}</Fact>
        {reward.bonusMinor === null ? null : <Fact name={t('reward.bonus')}>{text.money(reward.bonusMinor)}</Fact>}
        {reward.requiredBetMinor > 0 ? <Requirement reward={reward} overview={overview} /> : null}
      </dl>
      <Obstacle reward={reward} overview={overview} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-faint text-sm">{name}</dt>
      <dd className="money font-semibold">{children}</dd>
    </div>
  );
}

function Requirement({ reward, overview }: RewardDetailProps) {
  const { t } = useTranslation('points');
  const text = usePointText();
  const done = Math.min(overview.validBetMinor, reward.requiredBetMinor);
  const value = t('reward.progress', { done: text.round(done), needed: text.round(reward.requiredBetMinor) });
  return (
    <div className="col-span-2">
      <dt className="text-faint text-sm">{t('reward.requirement')}</dt>
      <dd className="money mt-0.5 font-semibold">
        {value}
        <Progress
          label={t('reward.requirement')}
          value={done}
          max={reward.requiredBetMinor}
          valueText={value}
          tone={done === reward.requiredBetMinor ? 'jade' : 'marigold'}
          className="mt-2"
        />
      </dd>
    </div>
  );
}

/** Why it cannot be had now. */
function Obstacle({ reward, overview }: RewardDetailProps) {
  const { t } = useTranslation('points');
  const text = usePointText();
  const state = rewardState(reward, overview);
  if (state.kind === 'open') return null;
  return (
    <Alert tone="info">
      {state.kind === 'soldOut' ? t('reward.soldOut') : null}
      {state.kind === 'locked' ? t('reward.locked', { amount: text.money(state.missingBetMinor) }) : null}
      {state.kind === 'short' ? t('reward.short', { points: text.count(state.missingPoints) }) : null}
    </Alert>
  );
}
