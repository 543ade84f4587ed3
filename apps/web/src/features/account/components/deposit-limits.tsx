import type { LimitsView } from '@tonalli/contracts/limits/api';
import { LIMIT_PERIODS, type LimitPeriod } from '@tonalli/contracts/limits/periods';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** What the member chose, with the registration, to deposit at most. */
export function DepositLimits() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.limits.read.useQuery();
  const id = useId();
  const limitText = ({ states }: LimitsView, period: LimitPeriod) => {
    const limitMinor = states.find((state) => state.kind === 'deposit' && state.period === period)?.limitMinor ?? null;
    return limitMinor === null ? t('limits.none') : formatAmount(limitMinor, { language });
  };
  if (!data && error) {
    return (
      <LoadFailure part title={t('limits.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <Card role="region" aria-labelledby={id} flush>
      <div className="flex flex-col gap-1 border-line border-b bg-raised/50 p-5 sm:p-6">
        <h2 id={id} className="text-xl">
          {t('limits.title')}
        </h2>
        <p className="text-muted text-sm">{t('limits.text')}</p>
      </div>
      <dl>
        {LIMIT_PERIODS.map((period) => (
          <div
            key={period}
            className="flex items-center justify-between gap-4 border-line px-5 py-3.5 not-first:border-t sm:px-6"
          >
            <dt className="text-muted">{t(`limits.${period}`)}</dt>
            <dd className="money font-semibold">
              {data ? limitText(data, period) : <Skeleton className="h-6 w-24" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
