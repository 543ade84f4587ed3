import { Skeleton } from '@tonalli/ui/skeleton/skeleton';

/** The place of a lottery that is on its way. */
export function GameSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-32 rounded-xl" />
      <Skeleton className="h-11 w-72 rounded-full" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  );
}
