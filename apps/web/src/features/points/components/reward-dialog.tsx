import type { PointsOverview, RewardCard } from '@tonalli/contracts/points/api';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasPaymentPassword } from '../../../components/payment-password-field';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { usePointText } from '../hooks/use-point-text';
import { type RedeemFormState, useRedeemForm } from '../hooks/use-redeem-form';
import { canRedeem } from '../reward-state';
import { RedeemForm } from './redeem-form';
import { RewardDetail } from './reward-detail';

interface RewardDialogProps {
  rewardId: string;
  overview: PointsOverview;
  onClose: () => void;
}

/** One reward: first what it is, then, when it can be had, what it costs and the payment password (PTS-02). */
export default function RewardDialog({ rewardId, overview, onClose }: RewardDialogProps) {
  const { t } = useTranslation(['points', 'common']);
  const language = useLanguage();
  const { data } = trpc.points.rewards.useQuery({ language });
  const reward = data?.find(({ id }) => id === rewardId);
  if (reward) return <Opened reward={reward} overview={overview} onClose={onClose} />;
  if (!data) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('points:reward.gone')}
      closeLabel={t('common:actions.close')}
    >
      <EmptyState title={t('points:reward.gone')} description={t('points:reward.goneText')} />
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
  const form = useRedeemForm({ reward, overview, onDone: onClose });
  const redeem = (
    <Button className="max-sm:w-full" disabled={!canRedeem(reward, overview)} onClick={() => setRedeeming(true)}>
      {t('points:reward.redeem')}
    </Button>
  );
  return (
    <Dialog
      open
      dismissable={!form.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={reward.name}
      closeLabel={t('common:actions.close')}
      footer={redeeming ? <Confirm form={form} onBack={() => setRedeeming(false)} /> : redeem}
    >
      {redeeming ? (
        <RedeemForm form={form} points={overview.points} />
      ) : (
        <RewardDetail reward={reward} overview={overview} />
      )}
    </Dialog>
  );
}

function Confirm({ form, onBack }: { form: RedeemFormState; onBack: () => void }) {
  const { t } = useTranslation('points');
  const text = usePointText();
  const hasPassword = useHasPaymentPassword();
  return (
    <>
      <Button variant="secondary" disabled={form.isPending} onClick={onBack}>
        {t('redeem.back')}
      </Button>
      <Button
        type="submit"
        form={form.formId}
        loading={form.isPending}
        disabled={hasPassword === false}
        className="max-sm:px-3"
      >
        {t('redeem.confirm', { points: text.count(form.total) })}
      </Button>
    </>
  );
}
