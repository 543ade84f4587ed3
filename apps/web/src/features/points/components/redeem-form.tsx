import { REDEEM_MAX_QUANTITY } from '@tonalli/contracts/constants';
import type { PointsOverview, RewardCard } from '@tonalli/contracts/points/api';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import PaymentPasswordField, {
  isPaymentPassword,
  useHasPaymentPassword,
} from '../../../components/payment-password-field';
import { usePointText } from '../hooks/use-point-text';
import { useRedeem } from '../hooks/use-spend-points';
import { QuantityField } from './quantity-field';
import { SpendFailure, usePasswordFault } from './spend-failure';
import { SumUp } from './sum-up';

interface RedeemFormProps {
  reward: RewardCard;
  overview: PointsOverview;
  onBack: () => void;
  onClose: () => void;
}

/** How many, what they cost, and the payment password. What was typed stays when the platform says no. */
export function RedeemForm({ reward, overview, onBack, onClose }: RedeemFormProps) {
  const { t } = useTranslation(['points', 'common']);
  const text = usePointText();
  const formId = useId();
  const [quantity, setQuantity] = useState(1);
  const [paymentPassword, setPaymentPassword] = useState('');
  const redeem = useRedeem();
  const password = usePasswordFault(redeem.error, paymentPassword);
  const hasPassword = useHasPaymentPassword();
  const total = reward.points * quantity;
  const most = Math.min(REDEEM_MAX_QUANTITY, reward.left, Math.floor(overview.points / reward.points));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    password.ask();
    if (!isPaymentPassword(paymentPassword)) return;
    redeem.mutate(
      { rewardId: reward.id, quantity, paymentPassword },
      {
        onSuccess({ status, points }) {
          const paid = status === 'APPROVED';
          toast.success(paid ? t('points:redeem.paid') : t('points:redeem.sent'), {
            description: paid
              ? t('points:redeem.paidText', { points: text.count(points) })
              : t('points:redeem.sentText'),
          });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      dismissable={!redeem.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={reward.name}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <Button variant="secondary" disabled={redeem.isPending} onClick={onBack}>
            {t('points:redeem.back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={redeem.isPending}
            disabled={hasPassword === false}
            className="max-sm:flex-1"
          >
            {t('points:redeem.confirm', { points: text.count(total) })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <QuantityField value={quantity} max={most} onChange={setQuantity} />
        <SumUp
          rows={[
            { name: t('points:redeem.before'), value: text.count(overview.points) },
            { name: t('points:redeem.total'), value: `-${text.count(total)}`, strong: true },
            { name: t('points:redeem.after'), value: text.count(overview.points - total) },
          ]}
        />
        <PaymentPasswordField value={paymentPassword} onChange={setPaymentPassword} error={password.fault} />
        <SpendFailure error={redeem.error} />
      </form>
    </Dialog>
  );
}
