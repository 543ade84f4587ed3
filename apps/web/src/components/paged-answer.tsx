import type { ReactNode } from 'react';
import LoadFailure from './load-failure';
import { Pages } from './pages';

/** A query of one page. */
export interface PagedQuery<Data = unknown> {
  data: (Data & { page: number; totalPages: number }) | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface PagedAnswerProps {
  query: PagedQuery;
  errorTitle: string;
  onPageChange: (page: number) => void;
  /** The list itself, with its own look while there is no answer yet. */
  children: ReactNode;
}

/** A list with its pages below, faded while the next one comes, and what is said when none came. */
export function PagedAnswer({ query, errorTitle, onPageChange, children }: PagedAnswerProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (!data && error) {
    return <LoadFailure title={errorTitle} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
        {children}
      </div>
      {data && data.totalPages > 1 ? (
        <Pages page={data.page} pageCount={data.totalPages} onPageChange={onPageChange} />
      ) : null}
    </div>
  );
}
