import type { DepositView } from '@tonalli/contracts/cashier/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useMoneyCall } from '../hooks/use-money-call';
import { limitBelow } from '../limit-below';
import { LimitsLink } from './limits-link';

/** What becomes of money that waits beyond a limit: sent back, or credited once it fits (MEM-16). */
export function HeldChoice({ order }: { order: DepositView }) {
  const { t } = useTranslation('cashier');
  const { client } = useAppServices();
  const failureText = useFailureText();
  const decide = useMoneyCall(client.cashier.decideHeldDeposit.mutate);
  const { id, creditWhenFits } = order;
  return (
    <div className="flex flex-col gap-3">
      <NeverFits order={order} />
      {creditWhenFits ? <p role="status">{t('order.heldWaits')}</p> : null}
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <Button variant="secondary" disabled={decide.isPending} onClick={() => decide.mutate({ id, choice: 'RETURN' })}>
          {t('order.heldReturn')}
        </Button>
        {creditWhenFits ? null : (
          <Button
            variant="secondary"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ id, choice: 'CREDIT' })}
          >
            {t('order.heldCredit')}
          </Button>
        )}
        <LimitsLink />
      </div>
      {decide.error ? (
        <Alert tone="danger" announce>
          {failureText(decide.error)}
        </Alert>
      ) : null}
    </div>
  );
}

/** Time makes no room for more than a whole limit: only a higher one does. */
function NeverFits({ order: { receivedMinor, amountMinor } }: { order: DepositView }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const { data } = trpc.limits.read.useQuery();
  const lowest = data ? limitBelow(receivedMinor ?? amountMinor, data.states) : null;
  if (lowest === null) return null;
  return <p>{t('order.heldBeyond', { limit: formatAmount(lowest, { language }) })}</p>;
}
