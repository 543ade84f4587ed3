import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { useIdle } from '../../../app/chunks/use-idle';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useJackpotAmount } from './use-jackpot-amount';

const JackpotNews = lazyPart(() => import('../jackpot/jackpot-news'));
const JackpotFailure = lazyPart(() => import('../jackpot/jackpot-failure'));

/** The jackpot as the platform counts it, live (HOME-04, HOME-08); a pool that can be won says who won it, and how. */
export function Jackpot() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { jackpot } = useBootstrap();
  const idle = useIdle();
  const { data, error, isFetching, refetch, dataUpdatedAt } = trpc.content.jackpot.useQuery();
  const amountMinor = useJackpotAmount({ jackpot: data, readAt: dataUpdatedAt });
  return (
    <section
      aria-label={t('jackpot.title')}
      className="relative flex flex-col justify-center rounded-xl bg-linear-to-br from-marigold via-marigold-deep to-coral px-5 py-4 text-on-marigold"
    >
      <p className="font-bold text-sm uppercase tracking-widest">{t('jackpot.title')}</p>
      {amountMinor !== null ? (
        <Money
          amountMinor={amountMinor}
          language={language}
          animate
          className="mt-1 block font-display font-extrabold text-3xl tracking-tight xl:text-[1.7rem]"
        />
      ) : null}
      {data || error ? null : <Skeleton className="mt-1 h-9 w-56" />}
      {!data && error ? (
        <Suspense fallback={null}>
          <JackpotFailure busy={isFetching} onRetry={() => void refetch()} />
        </Suspense>
      ) : null}
      {jackpot === 'progressive' ? (
        <div className="h-6">
          <Suspense fallback={null}>{idle && data ? <JackpotNews jackpot={data} /> : null}</Suspense>
        </div>
      ) : null}
    </section>
  );
}
