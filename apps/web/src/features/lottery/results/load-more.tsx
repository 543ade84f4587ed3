import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { useFailureText } from '../../../hooks/use-failure-text';

interface LoadMoreProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage: () => unknown;
  };
  more: string;
  /** What is said where there is no more. */
  end: string;
  failed: string;
}

/** The way to what is further back in a list; what is there stays while it fails. */
export function LoadMore({ query, more, end, failed }: LoadMoreProps) {
  const failureText = useFailureText();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  if (!hasNextPage) return <p className="py-2 text-center text-faint text-sm">{end}</p>;
  return (
    <div className="flex flex-col items-center gap-3">
      {isFetchNextPageError && !isFetchingNextPage ? (
        <Alert tone="danger" title={failed} announce className="w-full">
          {failureText(error)}
        </Alert>
      ) : null}
      <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {more}
      </Button>
    </div>
  );
}
