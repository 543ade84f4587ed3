import { Button } from '@tonalli/ui/button/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import type { useFollowing } from '../hooks/use-following';

interface ReportListProps {
  query: {
    data: { next: string | null } | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  following: ReturnType<typeof useFollowing>;
  /** The list, with its own look while there is no answer yet. */
  children: ReactNode;
}

/** A list with the way to its pages, faded while the next one comes, and what is said when none came. */
export function ReportList({ query, following, children }: ReportListProps) {
  const { t } = useTranslation('agent-reports');
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (!data && error) {
    return <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const next = data?.next ?? null;
  return (
    <div className="flex flex-col gap-4">
      <div
        aria-busy={isPlaceholderData}
        className={isPlaceholderData ? 'flex flex-col gap-4 opacity-50' : 'flex flex-col gap-4'}
      >
        {children}
      </div>
      {following.page > 1 || next ? (
        <nav aria-label={t('pages.label')} className="flex items-center justify-center gap-4">
          <Button
            variant="secondary"
            size="sm"
            disabled={following.page === 1 || isPlaceholderData}
            onClick={following.back}
            iconStart={<ChevronLeft aria-hidden="true" className="size-4" />}
          >
            {t('pages.previous')}
          </Button>
          <span className="money text-muted text-sm">{t('pages.page', { page: following.page })}</span>
          <Button
            variant="secondary"
            size="sm"
            disabled={!next || isPlaceholderData}
            onClick={() => next && following.follow(next)}
            iconStart={<ChevronRight aria-hidden="true" className="size-4" />}
          >
            {t('pages.next')}
          </Button>
        </nav>
      ) : null}
    </div>
  );
}
