import type { PointsOverview, RewardCard } from '@tonalli/contracts/points/api';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { canRedeem } from '../reward-state';
import { RedeemForm } from './redeem-form';
import { RewardDetail } from './reward-detail';

interface RewardDialogProps {
  rewardId: string;
  overview: PointsOverview | undefined;
  onClose: () => void;
}

/** One reward: first what it is, then, when it can be had, what it costs and the payment password (PTS-02). */
export default function RewardDialog({ rewardId, overview, onClose }: RewardDialogProps) {
  const { t } = useTranslation(['points', 'common']);
  const language = useLanguage();
  const { data } = trpc.points.rewards.useQuery({ language });
  const reward = data?.find(({ id }) => id === rewardId);
  if (reward && overview) return <Opened reward={reward} overview={overview} onClose={onClose} />;
  const lost = data !== undefined && !reward;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={reward?.name ?? t('points:title')}
      closeLabel={t('common:actions.close')}
    >
      {lost ? (
        <EmptyState title={t('points:reward.gone')} description={t('points:reward.goneText')} />
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
    </Dialog>
  );
}

interface OpenedProps {
  reward: RewardCard;
  overview: PointsOverview;
  onClose: () => void;
}

function Opened({ reward, overview, onClose }: OpenedProps) {
  const { t } = useTranslation(['points', 'common']);
  const [redeeming, setRedeeming] = useState(false);
  if (redeeming) {
    return <RedeemForm reward={reward} overview={overview} onBack={() => setRedeeming(false)} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={reward.name}
      closeLabel={t('common:actions.close')}
      footer={
        <Button className="max-sm:w-full" disabled={!canRedeem(reward, overview)} onClick={() => setRedeeming(true)}>
          {t('points:reward.redeem')}
        </Button>
      }
    >
      <RewardDetail reward={reward} overview={overview} />
    </Dialog>
  );
}
