import type { WithdrawalView } from '@tonalli/contracts/cashier/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { isFirstLoad, pendingProps, RevealInOrder } from '../../components/reveal-in-order';
import { TakeBreakLink } from '../../components/take-break-link';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { TurnoverCard } from './components/turnover-card';
import { WithdrawForm } from './components/withdraw-form';
import { WithdrawalHistory } from './components/withdrawal-history';

interface WithdrawScreenProps {
  /** Stands around the form, and may stand in its place. */
  Before?: ComponentType<{ children: ReactNode }>;
}

/** Taking money out: what may leave and what is missing for it, the request, and the requests before (MEM-04). */
export default function WithdrawScreen({ Before = Fragment }: WithdrawScreenProps) {
  const { t } = useTranslation('cashier');
  const query = trpc.cashier.withdrawalRules.useQuery(undefined, { staleTime: 0 });
  const { data: rules, error, isFetching, refetch } = query;
  const { data: balances } = trpc.wallet.balance.useQuery();
  const accounts = trpc.cashier.bankAccounts.useQuery();
  const [requested, setRequested] = useState<WithdrawalView | null>(null);
  const balanceMinor = balances?.mainMinor;
  // The first time only: what is asked for again leaves the form, and what was typed into it, where it is.
  const waiting = rules ? isFirstLoad(accounts) : !error;
  return (
    <RevealInOrder className="gap-6">
      <div>
        <PageHeading title={t('withdraw.title')} />
        <p className="mt-1 text-muted">
          {t('withdraw.intro')} <TakeBreakLink />
        </p>
      </div>
      {!rules && error ? (
        <LoadFailure title={t('withdraw.rulesError')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {waiting ? (
        <div {...pendingProps(rules ? accounts : query)} className="flex flex-col gap-6">
          {/* The card and the form, as large as they are with one account. */}
          <Skeleton className="h-59 rounded-xl sm:h-47 xl:h-30" />
          <Skeleton className="h-185 rounded-xl sm:h-190 xl:h-157" />
        </div>
      ) : null}
      {requested ? <Requested withdrawal={requested} /> : null}
      {rules && !waiting ? (
        <>
          <TurnoverCard rules={rules} balanceMinor={balanceMinor} />
          <Before>
            <WithdrawForm rules={rules} balanceMinor={balanceMinor} onRequested={setRequested} />
          </Before>
        </>
      ) : null}
      <WithdrawalHistory />
    </RevealInOrder>
  );
}

function Requested({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const shown = (minor: number) => formatAmount(minor, { language });
  const { amountMinor, netMinor } = withdrawal;
  return (
    <Alert key={withdrawal.id} tone="success" title={t('withdraw.successTitle')} announce>
      {t('withdraw.success', { amount: shown(amountMinor), net: shown(netMinor) })}
    </Alert>
  );
}
