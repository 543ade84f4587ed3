import { REDEEM_MAX_QUANTITY } from '@tonalli/contracts/constants';
import type { PointsOverview, RewardCard } from '@tonalli/contracts/points/api';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPaymentPassword } from '../../../components/payment-password-field';
import { usePasswordFault } from './use-password-fault';
import { usePointText } from './use-point-text';
import { useRedeem } from './use-spend-points';

interface RedeemFormOptions {
  reward: RewardCard;
  overview: PointsOverview;
  onDone: () => void;
}

/** What was typed to redeem a reward, and sending it. What was typed stays when the platform says no. */
export function useRedeemForm({ reward, overview, onDone }: RedeemFormOptions) {
  const { t } = useTranslation('points');
  const text = usePointText();
  const formId = useId();
  const [quantity, setQuantity] = useState(1);
  const [paymentPassword, setPaymentPassword] = useState('');
  const { mutate, error, isPending } = useRedeem();
  const password = usePasswordFault(error, paymentPassword);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    password.ask();
    if (!isPaymentPassword(paymentPassword)) return;
    mutate(
      { rewardId: reward.id, quantity, paymentPassword },
      {
        onSuccess({ status, points }) {
          const paid = status === 'APPROVED';
          toast.success(paid ? t('redeem.paid') : t('redeem.sent'), {
            description: paid ? t('redeem.paidText', { points: text.count(points) }) : t('redeem.sentText'),
          });
          onDone();
        },
      },
    );
  };
  return {
    formId,
    quantity,
    setQuantity,
    /** As many as stock and points allow. */
    most: Math.min(REDEEM_MAX_QUANTITY, reward.left, Math.floor(overview.points / reward.points)),
    total: reward.points * quantity,
    paymentPassword,
    setPaymentPassword,
    passwordFault: password.fault,
    submit,
    error,
    isPending,
  };
}

export type RedeemFormState = ReturnType<typeof useRedeemForm>;
