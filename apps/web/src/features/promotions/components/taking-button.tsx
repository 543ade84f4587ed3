import type { PromotionDetail, TakingView } from '@tonalli/contracts/promotions/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useRequireMember } from '../../../hooks/use-require-member';
import { usePrizeText } from '../hooks/use-prize-text';
import { useTake } from '../hooks/use-take';
import { PromotionAction } from './promotion-action';

interface TakingButtonProps {
  promotion: PromotionDetail;
  /** Null for visitors, and until it is known. */
  taking: TakingView | null;
}

/** What can be done about a promotion now: by a press, or behind its link. A visitor logs in first. */
export function TakingButtons({ promotion, taking }: TakingButtonProps) {
  const isTakenPart = promotion.kind !== 'information';
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-3">
      {promotion.action ? <PromotionAction action={promotion.action} isSecond={isTakenPart} /> : null}
      {isTakenPart ? <TakingButton promotion={promotion} taking={taking} /> : null}
    </div>
  );
}

function TakingButton({ promotion, taking }: TakingButtonProps) {
  const { t } = useTranslation('promotions');
  const { status } = useSession();
  const requireMember = useRequireMember();
  const failureText = useFailureText();
  const prizeText = usePrizeText();
  const prize = taking?.prize ?? promotion.prize;
  const take = useTake(promotion.id, () => {
    if (taking?.action === 'claim' && prize) toast.success(t('prize.received', { what: prizeText(prize) }));
  });
  if (status !== 'member' || !taking) {
    if (promotion.phase !== 'OPEN' || status === 'resuming') return null;
    return status === 'member' ? null : (
      <Button onClick={() => requireMember(() => undefined, 'real')}>{t('logIn')}</Button>
    );
  }
  const { action, reasons } = taking;
  // An application is sent by its form.
  const can = action !== null && action !== 'apply' && reasons.length === 0;
  if (!can && !take.error) return null;
  return (
    <>
      {take.error ? (
        <Alert tone="danger" announce className="w-full">
          {failureText(take.error)}
        </Alert>
      ) : null}
      {can ? (
        <Button loading={take.isPending} onClick={() => take.mutate(action)}>
          {t(`action.${action}`)}
        </Button>
      ) : null}
    </>
  );
}
