import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration';

export interface EmptyStateProps {
  title: ReactNode;
  /** What the visitor can do about it. */
  description?: ReactNode;
  illustration?: IllustrationName | undefined;
  action?: ReactNode;
  className?: string | undefined;
}

export function EmptyState({ title, description, illustration = 'dusk', action, className }: EmptyStateProps) {
  return (
    <div className={clsx('flex flex-col items-center px-4 py-10 text-center', className)}>
      <Illustration name={illustration} />
      <p className="mt-4 text-balance font-bold font-display text-xl">{title}</p>
      {description ? <p className="mt-1.5 max-w-prose text-pretty text-muted">{description}</p> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
