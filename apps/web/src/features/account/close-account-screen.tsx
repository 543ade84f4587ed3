import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/chunks/lazy-screen';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useMemberSearch } from '../../hooks/use-member-search';
import { PATHS } from '../../paths';
import { trpc } from '../../trpc/trpc';
import { ClosingBlockers } from './components/closing-blockers';
import { ClosingFacts } from './components/closing-facts';

const CloseAccountDialog = lazyPart(() => import('./components/close-account-dialog'));

const parseSearch = ({ open }: Record<string, unknown>): { open?: 'close' } => (open === 'close' ? { open } : {});

/** What closing the account means, before anything happens (MEM-17). */
export default function CloseAccountScreen() {
  const { t } = useTranslation('account');
  const { search, show } = useMemberSearch(parseSearch);
  const { data, error, isFetching, refetch } = trpc.account.closing.useQuery(undefined, { staleTime: 0 });
  const { data: security } = trpc.account.security.useQuery();
  const isBlocked = data !== undefined && data.blockers.length > 0;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <PageHeading title={t('page.closeAccount')} />
        <p className="mt-1 max-w-prose text-muted">{t('closing.lead')}</p>
      </div>
      {!data && error ? (
        <LoadFailure title={t('closing.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data || !security ? (
        <Skeleton className="h-72" />
      ) : (
        <>
          <ClosingBlockers blockers={data.blockers} />
          <ClosingFacts closing={data} />
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="danger" disabled={isBlocked} onClick={() => show({ open: 'close' })}>
              {t('closing.open')}
            </Button>
            <Button asChild variant="secondary">
              <Link to={PATHS.member} search={{ page: 'ownData' }}>
                {t('closing.ownData')}
              </Link>
            </Button>
          </div>
          <Suspense fallback={null}>
            {search.open === 'close' && !isBlocked ? (
              <CloseAccountDialog
                closing={data}
                security={security}
                onChanged={() => void refetch()}
                onClose={() => show({ open: undefined })}
              />
            ) : null}
          </Suspense>
        </>
      )}
    </div>
  );
}
