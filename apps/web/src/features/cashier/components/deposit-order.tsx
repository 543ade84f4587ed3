import { Link } from '@tanstack/react-router';
import type { DepositView } from '@tonalli/contracts/cashier/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Alert, type AlertTone } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { pendingProps } from '../../../components/reveal-in-order';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { type ShownState, stateOf } from '../deposit-state';
import { HeldChoice } from './held-choice';
import { PaymentInstructions } from './payment-instructions';
import { TimeLeft } from './time-left';

/** Polling interval, for when the live channel does not reach this tab. */
const ASK_AGAIN_MS = 15_000;

/** One order: how to pay while it waits, and how it ended, which shows by itself. */
export function DepositOrder({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation('cashier');
  const query = trpc.cashier.deposit.useQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? ASK_AGAIN_MS : false) },
  );
  const { data, error, isFetching, refetch } = query;
  return (
    <Card {...pendingProps(query)} className="flex flex-col gap-5">
      <h2 className="text-xl sm:text-2xl">{t('order.title', { id })}</h2>
      {!data && error ? (
        <LoadFailure title={t('deposit.loadError')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton className="h-64 w-full" />}
      {data ? <State order={data} /> : null}
      {data?.status === 'HELD' ? <HeldChoice order={data} /> : null}
      {data?.status === 'PENDING' ? <Pending order={data} /> : null}
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        {data?.status === 'CONFIRMED' ? (
          <Button asChild>
            <Link to={PATHS.home}>{t('deposit.play')}</Link>
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onBack}>
          {t('deposit.another')}
        </Button>
      </div>
    </Card>
  );
}

function Pending({ order }: { order: DepositView }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const at = formatDateTime(order.expiresAt, language);
  return (
    <>
      <div>
        <TimeLeft until={order.expiresAt} />
        <p className="text-faint text-sm">{t('order.expiresAt', { at })}</p>
      </div>
      <PaymentInstructions order={order} />
    </>
  );
}

const TONES: Record<ShownState, AlertTone> = {
  PENDING: 'info',
  HELD: 'warning',
  CONFIRMED: 'success',
  REJECTED: 'danger',
  RETURNED: 'info',
  EXPIRED: 'warning',
  REVERSED: 'danger',
};

function State({ order }: { order: DepositView }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const shown = (minor: number) => formatAmount(minor, { language });
  const { amountMinor, receivedMinor, creditMinor } = order;
  const state = stateOf(order);
  const texts = {
    PENDING: [t('order.pending'), t('order.pendingText')],
    HELD: [t('order.held'), t('order.heldText', { amount: shown(receivedMinor ?? amountMinor) })],
    CONFIRMED: [t('order.confirmed'), t('order.confirmedText', { amount: shown(creditMinor) })],
    REJECTED: [t('order.rejected'), t('order.rejectedText')],
    RETURNED: [t('order.returned'), t('order.returnedText', { amount: shown(receivedMinor ?? amountMinor) })],
    EXPIRED: [t('order.expired'), t('order.expiredText')],
    REVERSED: [t('order.reversed'), t('order.reversedText')],
  } as const;
  const [title, text] = texts[state];
  return (
    // A new element for each state, so that every one is read aloud.
    <Alert key={state} tone={TONES[state]} title={title} announce>
      <p>{text}</p>
      {receivedMinor !== null && receivedMinor !== amountMinor ? (
        <p>{t('order.partly', { received: shown(receivedMinor), amount: shown(amountMinor) })}</p>
      ) : null}
    </Alert>
  );
}
