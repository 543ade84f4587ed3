import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { autoScroll } from '../auto-scroll';
import { WinnerRow } from './winner-row';

/** The largest wins, scrolling by themselves until somebody points at them (HOME-05, HOME-08). */
export default function WinnersBoard({ className }: { className: string }) {
  const { t } = useTranslation(['content', 'home', 'common']);
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.content.winners.useQuery({ language });
  return (
    <div className={clsx('flex flex-col rounded-xl bg-surface p-4 ring-1 ring-line ring-inset', className)}>
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 id="winners-title" className="flex items-center gap-2 font-bold text-base">
          <Trophy aria-hidden="true" className="size-5 text-marigold" />
          {t('content:winners.title')}
        </h2>
        <Link to={PATHS.winners} className="shrink-0 text-sm">
          {t('common:actions.seeAll')}
        </Link>
      </div>
      {!data && error ? (
        <p role="alert" className="flex flex-col items-start gap-2 text-muted text-sm">
          {t('home:winners.failed')}
          <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        </p>
      ) : data?.length === 0 ? (
        <section
          aria-labelledby="winners-title"
          className="flex flex-1 items-center justify-center text-center text-muted text-sm"
        >
          <p>{t('home:winners.empty')}</p>
        </section>
      ) : (
        <div className="relative min-h-0 flex-1">
          <section
            ref={autoScroll}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
            tabIndex={0}
            aria-labelledby="winners-title"
            className="no-scrollbar absolute inset-0 overflow-y-auto rounded-sm mask-b-from-[calc(100%-2rem)]"
          >
            <ul className="grid pb-6 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 max-xl:md:grid-cols-2">
              {data ? data.map((winner) => <WinnerRow key={keyOf(winner)} winner={winner} />) : <Waiting />}
            </ul>
          </section>
        </div>
      )}
    </div>
  );
}

const keyOf = (winner: { at: string; playerName: string; gameId: string }) =>
  `${winner.at}${winner.playerName}${winner.gameId}`;

function Waiting() {
  return Array.from({ length: 4 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
    <li key={index}>
      <Skeleton className="h-13 w-full" />
    </li>
  ));
}
