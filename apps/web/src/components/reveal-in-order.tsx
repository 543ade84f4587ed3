import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface RevealInOrderProps {
  /** The gap. */
  className: string;
  children: ReactNode;
}

/** A column without layout shifts: what follows a child with `pendingProps` stays invisible until that child has loaded. */
export function RevealInOrder({ className, children }: RevealInOrderProps) {
  return <div className={clsx('flex flex-col [&>[data-awaited]~*]:invisible', className)}>{children}</div>;
}

interface QueryState {
  isPending: boolean;
  errorUpdateCount: number;
}

/** False for a retry after a failure, which keeps what is shown. */
export const isFirstLoad = ({ isPending, errorUpdateCount }: QueryState): boolean =>
  isPending && errorUpdateCount === 0;

/** Marks a child of `RevealInOrder` whose query is loading. */
export const pendingProps = (query: QueryState) => ({
  'aria-busy': query.isPending,
  'data-awaited': isFirstLoad(query) ? '' : undefined,
});
