import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { useBetting } from './betting-context';
import { type ChasePlan, chaseCostMinor, multiplesOf, NEW_CHASE } from './chase';
import { ChaseForm } from './chase-form';
import { ChaseStops } from './chase-stops';
import { ChaseTable } from './chase-table';
import { DrawNotice } from './draw-notice';
import { chaseStakeOf, type SlipTotals } from './slip-totals';
import { mostDraws, useChaseIssues } from './use-chase-issues';

interface ChaseDialogProps {
  totals: SlipTotals;
  onClose: () => void;
}

/** The same bets in draw after draw: how many, how the stakes follow each other, what all may cost, and when it stops. */
export default function ChaseDialog({ totals, onClose }: ChaseDialogProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const betting = useBetting();
  const { desk, dispatch, detail, target } = betting;
  const [plan, setPlan] = useState<ChasePlan>(desk.chase ?? NEW_CHASE);
  const wanted = useChaseIssues(detail.game, { first: target.draw?.issue, isWanted: true });
  const { issues, error, isFetching, refetch } = wanted;
  const stake = chaseStakeOf(betting, totals.draw);
  const most = Math.min(mostDraws(detail.game), issues.length || mostDraws(detail.game));
  const shown = { ...plan, draws: Math.min(plan.draws, most) };
  const { multiples, cut } = multiplesOf(shown, stake);
  const apply = () => {
    dispatch({ do: 'chase', chase: shown });
    onClose();
  };
  const costMinor = chaseCostMinor(multiples, stake.costMinor);
  const isTooMuch = costMinor > detail.limits.maxOrderMinor;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={t('betting.chase.title')}
      description={t('betting.chase.text')}
      closeLabel={t('betting.close')}
      footer={
        <>
          <p className="money me-auto self-center">
            <span className="block text-muted text-sm">{t('betting.chase.cost')}</span>
            <strong>{formatAmount(costMinor, { language })}</strong>
          </p>
          <Button disabled={multiples.length === 0 || isTooMuch || issues.length === 0} onClick={apply}>
            {t('betting.chase.apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <ChaseForm plan={shown} most={most} hasPrize={stake.winMinor !== null} onChange={setPlan} />
        {cut ? (
          <p role="status" className="text-coral text-sm">
            {t(`betting.chase.cut.${cut}`, { count: multiples.length })}
          </p>
        ) : null}
        {isTooMuch ? (
          <p role="status" className="text-coral text-sm">
            {t('betting.problem.order', { amount: formatAmount(detail.limits.maxOrderMinor, { language }) })}
          </p>
        ) : null}
        {error && issues.length === 0 ? (
          <LoadFailure
            part
            title={t('betting.chase.failed')}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        <DrawNotice />
        {issues.length === 0 && !error && !target.isClosed ? <Skeleton className="h-48 rounded-lg" /> : null}
        {issues.length > 0 && multiples.length > 0 ? (
          <ChaseTable
            {...{ issues, multiples }}
            costMinor={stake.costMinor}
            isDaily={detail.game.everySeconds === null}
          />
        ) : null}
        <ChaseStops plan={plan} onChange={setPlan} />
      </div>
    </Dialog>
  );
}
