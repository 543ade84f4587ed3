import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SectionHeaderProps {
  title: ReactNode;
  /** Heading rank in the page. */
  level?: 1 | 2 | 3 | undefined;
  icon?: ReactNode;
  /** A figure beside the title, already worded: "9,912". */
  count?: ReactNode;
  /** Right side: "see all" link, arrows, filters. */
  action?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
}

const RANKS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;
const SIZES = { 1: 'text-2xl sm:text-3xl', 2: 'text-xl sm:text-2xl', 3: 'text-lg' };

export function SectionHeader({ title, level = 2, icon, count, action, id, className }: SectionHeaderProps) {
  const Heading = RANKS[level];
  return (
    <div className={clsx('mb-4 flex min-h-9 items-center justify-between gap-4', className)}>
      <div className="flex min-w-0 items-center gap-2.5">
        {icon ? (
          <span aria-hidden="true" className="text-marigold [&_svg]:size-6">
            {icon}
          </span>
        ) : null}
        <Heading id={id} className={SIZES[level]}>
          {title}
        </Heading>
        {count === undefined ? null : (
          <span className="money rounded-full bg-raised px-2.5 py-0.5 font-semibold text-muted text-xs">{count}</span>
        )}
      </div>
      {action ? (
        <div className="flex shrink-0 items-center gap-2 font-semibold text-sm [&_a]:py-2 [&_a]:text-marigold [&_a]:hover:text-marigold-bright">
          {action}
        </div>
      ) : null}
    </div>
  );
}
