import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { pendingProps } from '../../../components/reveal-in-order';
import { trpc } from '../../../trpc/trpc';
import { useLimits, useLimitsAnswer } from '../hooks/use-limits';
import { LimitCard } from './limit-card';

/** Everything that a member allows themself at most (RG-01, MEM-16). */
export function OwnLimits() {
  const { t } = useTranslation('limits');
  const query = useLimits();
  const { data, error, isFetching, refetch } = query;
  const id = useId();
  if (!data && error) {
    return <LoadFailure part title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <section id="limits" {...pendingProps(query)} aria-labelledby={id} className="flex scroll-mt-24 flex-col gap-4">
      <div>
        <h2 id={id} className="text-xl">
          {t('title')}
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('text')}</p>
      </div>
      {data?.isReviewDue ? <ReviewDue /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {data
          ? data.kinds.map((kind) => <LimitCard key={kind} kind={kind} limits={data} />)
          : ['deposit', 'loss', 'stake', 'singleStake'].map((kind) => (
              <Skeleton key={kind} className="h-44 rounded-xl" />
            ))}
      </div>
    </section>
  );
}

/** Every half year or so, members are asked to look at their limits again. */
function ReviewDue() {
  const { t } = useTranslation('limits');
  const answer = trpc.limits.answerReminder.useMutation(useLimitsAnswer());
  return (
    <Alert
      tone="info"
      title={t('review.title')}
      action={
        <Button
          size="sm"
          variant="secondary"
          loading={answer.isPending}
          onClick={() => answer.mutate({ answer: 'REVIEWED' })}
        >
          {t('review.done')}
        </Button>
      }
    >
      {t('review.text')}
    </Alert>
  );
}
