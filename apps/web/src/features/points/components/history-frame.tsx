import { formatCount } from '@tonalli/i18n/format';
import { Pagination } from '@tonalli/ui/pagination/pagination';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';

interface HistoryFrameProps {
  query: {
    data: { page: number; totalPages: number } | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  errorTitle: string;
  filter: ReactNode;
  onPageChange: (page: number) => void;
  children: ReactNode;
}

/** A list of the past: its filter above, its pages below, and what is said when it does not come. */
export function HistoryFrame({ query, errorTitle, filter, onPageChange, children }: HistoryFrameProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  return (
    <div className="flex flex-col gap-4">
      {filter}
      {!data && error ? (
        <LoadFailure title={errorTitle} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
          {children}
        </div>
      )}
      {data ? (
        <Pagination
          page={data.page}
          pageCount={data.totalPages}
          onPageChange={onPageChange}
          labels={{
            nav: t('pagination.label'),
            previous: t('pagination.previous'),
            next: t('pagination.next'),
            page: (page) => t('pagination.page', { page: formatCount(page, language) }),
            position: (page, total) => t('pagination.position', { page, total }),
          }}
        />
      ) : null}
    </div>
  );
}
