import { clsx } from 'clsx';

export interface SkeletonProps {
  /** Size and radius come from the classes: "h-4 w-32", "aspect-square w-full rounded-lg". */
  className?: string | undefined;
}

export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx('shimmer block', !className?.includes('rounded') && 'rounded-sm', className)}
    />
  );
}
