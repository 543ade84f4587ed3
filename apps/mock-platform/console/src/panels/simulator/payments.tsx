import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { OpenOrder } from './open-order';

/** Deposits and withdrawals that wait, for the bank's word. */
export function Payments() {
  const { t } = useTranslation();
  const orders = useControlQuery('listOrders', {});
  const id = orders.data?.deposits[0]?.orderId ?? orders.data?.withdrawals[0]?.withdrawalId ?? 'D00000001';
  return (
    <Section title={t('simulator.payments')} lead={t('simulator.paymentsLead')} className="lg:col-span-2">
      <QueryResult of={orders} bone="h-14">
        {({ deposits, withdrawals }) =>
          deposits.length + withdrawals.length === 0 ? (
            <EmptyState icon={Landmark}>{t('simulator.noOrders')}</EmptyState>
          ) : (
            <div className="grid grid-cols-1 gap-x-8 gap-y-4 xl:grid-cols-2">
              {deposits.length > 0 ? (
                <div>
                  <h3 className="font-semibold text-muted text-sm">{t('simulator.deposits')}</h3>
                  <ul className="divide-y divide-line">
                    {deposits.map(({ orderId, memberId, amount, status, channelId }) => (
                      <OpenOrder key={orderId} {...{ memberId, amount, status }} id={orderId} detail={channelId} />
                    ))}
                  </ul>
                </div>
              ) : null}
              {withdrawals.length > 0 ? (
                <div>
                  <h3 className="font-semibold text-muted text-sm">{t('simulator.withdrawals')}</h3>
                  <ul className="divide-y divide-line">
                    {withdrawals.map(({ withdrawalId, memberId, amount, status, bankName }) => (
                      <OpenOrder
                        key={withdrawalId}
                        {...{ memberId, amount, status }}
                        id={withdrawalId}
                        detail={bankName}
                      />
                    ))}
                  </ul>
                </div>
              ) : null}
            </div>
          )
        }
      </QueryResult>
      <CommandHint name="settleOrder" input={{ id, action: 'approve' }} />
    </Section>
  );
}
