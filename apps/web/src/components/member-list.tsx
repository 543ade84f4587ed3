import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import LoadFailure from './load-failure';
import { PageHeading } from './page-heading';
import { pendingProps, RevealInOrder } from './reveal-in-order';

interface ListQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  errorUpdateCount: number;
  refetch: () => unknown;
}

interface MemberListProps<Data> {
  title: string;
  /** What the page is about, in a sentence or two. */
  lead: string;
  /** What could not be loaded. */
  errorTitle: string;
  query: ListQuery<Data>;
  /** Something else that is shown first is still on its way. */
  isWaiting?: boolean;
  children: (data: Data) => ReactNode;
  /** Stands below whatever became of the list. */
  below?: ReactNode;
}

/** The frame of a page of the member's own things: heading, what it is about, and loading, failure or the things themselves. */
export function MemberList<Data>(props: MemberListProps<Data>) {
  const { title, lead, errorTitle, query, isWaiting = false, children, below } = props;
  const { data, error, isFetching, refetch } = query;
  const hasFailed = data === undefined && Boolean(error);
  const isPending = !hasFailed && (data === undefined || isWaiting);
  return (
    <RevealInOrder className="gap-6">
      <div>
        <PageHeading title={title} />
        <p className="mt-1 max-w-prose text-pretty text-muted">{lead}</p>
      </div>
      {hasFailed ? (
        <LoadFailure title={errorTitle} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {isPending ? (
        <div {...pendingProps({ ...query, isPending })}>
          <Skeleton className="h-96 rounded-xl" />
        </div>
      ) : null}
      {data !== undefined && !isPending ? children(data) : null}
      {below}
    </RevealInOrder>
  );
}

interface ListSectionProps {
  title: string;
  /** The gap between its parts. */
  className?: string;
  children: ReactNode;
}

/** A part of such a page with a heading of its own, such as what is over. */
export function ListSection({ title, className = 'gap-4', children }: ListSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('flex flex-col', className)}>
      <SectionHeader id={id} title={title} className="mb-0!" />
      {children}
    </section>
  );
}
