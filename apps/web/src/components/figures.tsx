import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import type { ReactNode } from 'react';

interface FiguresProps {
  /** Names the figures. */
  label: string;
  figures: readonly { id: string; name: string; value: ReactNode; beneath?: ReactNode }[];
  /** The answer is not there yet. */
  waiting: boolean;
}

/** Amounts that belong together: lines on phones, where no amount may be cut; tiles from there on. */
export function Figures({ label, figures, waiting }: FiguresProps) {
  return (
    <section aria-label={label}>
      <dl className="max-sm:divide-y max-sm:divide-line max-sm:rounded-xl max-sm:bg-surface max-sm:px-4 max-sm:ring-1 max-sm:ring-line max-sm:ring-inset sm:grid sm:grid-cols-3 sm:gap-3">
        {figures.map(({ id, name, value, beneath }) => (
          <div
            key={id}
            className="min-w-0 max-sm:flex max-sm:items-start max-sm:justify-between max-sm:gap-4 max-sm:py-3 sm:rounded-xl sm:bg-surface sm:p-4 sm:ring-1 sm:ring-line sm:ring-inset lg:p-5"
          >
            <dt className="text-muted text-sm max-sm:pt-0.5">{name}</dt>
            <dd className="max-sm:text-right">
              <span className="block font-bold font-display text-lg sm:mt-1.5 lg:text-2xl">
                {waiting ? <Skeleton className="h-7 w-28 max-w-full lg:h-8" /> : value}
              </span>
              {beneath ? <span className={waiting ? 'invisible' : undefined}>{beneath}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
