import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SteadyStackProps {
  /** The gap. */
  className: string;
  children: ReactNode;
}

/** Parts one below the other. What stands below one that is awaited (`awaits`) is not seen before its place is known. */
export function SteadyStack({ className, children }: SteadyStackProps) {
  return <div className={clsx('flex flex-col [&>[data-awaited]~*]:invisible', className)}>{children}</div>;
}

interface Asked {
  isPending: boolean;
  errorUpdateCount: number;
}

/** Whether an answer is asked for the first time: who asks again, after a failure, keeps what is there. */
export const isFirstAsked = ({ isPending, errorUpdateCount }: Asked): boolean => isPending && errorUpdateCount === 0;

/** What a part of a stack says of itself while it waits for its answer. */
export const awaits = (asked: Asked) => ({
  'aria-busy': asked.isPending,
  'data-awaited': isFirstAsked(asked) ? '' : undefined,
});
