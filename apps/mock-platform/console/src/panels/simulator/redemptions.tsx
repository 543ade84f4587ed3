import { Button } from '@tonalli/ui/button/button';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';

const DECISIONS = ['APPROVED', 'REJECTED'] as const;

/** Rewards that members asked for with their points. */
export function Redemptions() {
  const { t } = useTranslation();
  const waiting = useControlQuery('listRedemptionsOfAll', {});
  const redeemId = waiting.data?.[0]?.redeemId ?? 'C00000001';
  const review = useAction('reviewRedemption');
  return (
    <Section title={t('simulator.redemptions')} lead={t('simulator.redemptionsLead')}>
      <QueryResult of={waiting} bone="h-14">
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState icon={Gift}>{t('simulator.noRedemptions')}</EmptyState>
          ) : (
            <ul className="-my-2 divide-y divide-line">
              {requests.map(({ redeemId: id, memberId, reward, quantity, points }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
                  <div className="min-w-0 flex-1">
                    <p className="text-sm">
                      {quantity} × {reward}
                    </p>
                    <p className="money text-faint text-xs">
                      {id} · {memberId} · {t('simulator.points', { count: points })}
                    </p>
                  </div>
                  {DECISIONS.map((decision) => (
                    <Button
                      key={decision}
                      size="sm"
                      aria-label={t(`simulator.decisionOf.${decision}`, { id })}
                      variant={decision === 'APPROVED' ? 'jade' : 'danger'}
                      onClick={() => review.mutate({ redeemId: id, decision })}
                    >
                      {t(`simulator.decision.${decision}`)}
                    </Button>
                  ))}
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="reviewRedemption" input={{ redeemId, decision: 'APPROVED' }} />
    </Section>
  );
}
