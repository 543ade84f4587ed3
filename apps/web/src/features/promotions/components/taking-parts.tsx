import type { PromotionDetail, TakingView } from '@tonalli/contracts/promotions/api';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePrizeText } from '../hooks/use-prize-text';
import { ApplicationForm } from './application-form';
import { ApplicationSent } from './application-sent';
import { CalendarBoard } from './calendar-board';
import { CashbackFigure, CashbackRates } from './cashback-figure';
import { Goals, Reasons } from './requirements';

interface TakingPartsProps {
  promotion: PromotionDetail;
  /** Null for visitors, and until it is known. */
  taking: TakingView | null;
}

/** What a promotion gives and what of it is a member's own, each part where there is one. */
export function TakingParts({ promotion, taking }: TakingPartsProps) {
  const { days, cashback, phase, id } = promotion;
  const mine = taking?.cashback ?? null;
  const prize = taking?.prize ?? promotion.prize;
  return (
    <>
      {prize ? <PrizeLine prize={prize} isWon={taking?.prize != null} /> : null}
      {taking && taking.reasons.length > 0 ? <Reasons reasons={taking.reasons} /> : null}
      {days.length > 0 ? (
        <CalendarBoard days={days} calendar={taking?.calendar ?? null} isOpen={phase === 'OPEN'} />
      ) : null}
      {mine ? <CashbackFigure cashback={mine} /> : null}
      {cashback ? <CashbackRates rule={cashback} mine={mine?.rateBp ?? null} /> : null}
      {taking && taking.goals.length > 0 ? <Goals goals={taking.goals} /> : null}
      {taking?.application ? <ApplicationSent application={taking.application} status={taking.status} /> : null}
      {taking?.action === 'apply' && taking.reasons.length === 0 ? <ApplicationForm id={id} /> : null}
    </>
  );
}

function PrizeLine({ prize, isWon }: { prize: NonNullable<PromotionDetail['prize']>; isWon: boolean }) {
  const { t } = useTranslation('promotions');
  const prizeText = usePrizeText();
  return (
    <p className="flex items-center gap-3 rounded-lg bg-marigold-soft px-4 py-3 text-marigold-bright">
      <Gift aria-hidden="true" className="size-6 shrink-0" />
      <span className="text-sm">{t(isWon ? 'prize.yours' : 'prize.label')}</span>
      <strong className="ms-auto font-display text-xl">{prizeText(prize)}</strong>
    </p>
  );
}
