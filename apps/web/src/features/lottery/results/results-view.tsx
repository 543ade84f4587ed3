import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { LiveRegion } from '@tonalli/ui/live-region/live-region';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import LoadFailure from '../../../components/load-failure';
import { useFamily } from '../../../components/lottery/use-family';
import { WidgetBoundary } from '../../../components/widget-boundary';
import { IssueRow } from './issue-row';
import { LatestResult } from './latest-result';
import { LoadMore } from './load-more';
import type { ToldCard } from './told';
import { useResults } from './use-results';

const ProofDialog = lazyPart(() => import('../proof/proof-dialog'));

/** What a lottery drew: the latest result, and all before it; how each was decided is a press away (LOTT-02). */
export function ResultsView({ game }: { game: ToldCard }) {
  const { t } = useTranslation('lottery');
  const { query, issues } = useResults(game);
  const family = useFamily(game.family);
  const [proofOf, setProofOf] = useState<string | null>(null);
  const failure = issues ? family.error : query.error;
  const retry = () => void (issues ? family.refetch() : query.refetch());

  if (failure) {
    return <LoadFailure title={t('results.error')} error={failure} busy={query.isFetching} onRetry={retry} />;
  }
  if (!issues || family.isPending) return <ResultsSkeleton />;
  const [latest, ...earlier] = issues;
  if (!latest) {
    return <EmptyState title={t('results.empty')} description={t('results.emptyText')} illustration="search" />;
  }
  const shown = { family: family.data, familyId: game.family, onProof: setProofOf };
  return (
    <div className="flex flex-col gap-6">
      {family.data === null ? <p className="text-muted">{t('results.unknown')}</p> : null}
      <LatestResult {...shown} issue={latest} />
      <section aria-labelledby="history" className="flex flex-col gap-3">
        <h2 id="history" className="text-xl">
          {t('results.history')}
        </h2>
        <LoadedNote pages={query.data?.pageCount ?? 1} count={issues.length} />
        <ul aria-label={t('results.list')} className="flex flex-col gap-2">
          {earlier.map((issue) => (
            // As many as there are, only those in sight are laid out and painted.
            <li key={issue.issue} className="[contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]">
              <IssueRow {...shown} issue={issue} />
            </li>
          ))}
        </ul>
        <LoadMore query={query} end={t('results.end')} failed={t('results.moreFailed')} more={t('results.more')} />
      </section>
      {proofOf === null ? null : (
        <WidgetBoundary quiet>
          <Suspense fallback={null}>
            <ProofDialog gameCode={game.gameCode} issue={proofOf} onClose={() => setProofOf(null)} />
          </Suspense>
        </WidgetBoundary>
      )}
    </div>
  );
}

/** Says how many there are once more were asked for; a new draw on top is told by itself. */
function LoadedNote({ pages, count }: { pages: number; count: number }) {
  const { t } = useTranslation('lottery');
  const [told, setTold] = useState({ pages, count });
  if (told.pages !== pages) setTold({ pages, count });
  return <LiveRegion>{told.pages > 1 ? t('results.loaded', { count: told.count }) : ''}</LiveRegion>;
}

const PLACES = [1, 2, 3, 4, 5];

function ResultsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton className="h-44 rounded-xl" />
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-20 rounded-lg" />
      ))}
    </div>
  );
}
