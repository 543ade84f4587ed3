import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@tonalli/ui/error-state/error-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface QueryResultProps<Answer> {
  of: UseQueryResult<Answer>;
  /** Size of each bone while the first answer is awaited. */
  bone?: string;
  bones?: number;
  children: (answer: Answer) => ReactNode;
}

/** What was read, bones until it is there, and in words why it is not. */
export function QueryResult<Answer>({ of, bone = 'h-24', bones = 2, children }: QueryResultProps<Answer>) {
  const { t } = useTranslation();
  if (of.data !== undefined) return <>{children(of.data)}</>;
  if (of.error) {
    return (
      <ErrorState
        title={t('reading.failed')}
        description={of.error.message}
        retry={{ label: t('reading.retry'), onRetry: () => void of.refetch(), busy: of.isFetching }}
      />
    );
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: bones }, (_, index) => `bone-${index}`).map((key) => (
        <Skeleton key={key} className={`${bone} rounded-lg`} />
      ))}
    </div>
  );
}
