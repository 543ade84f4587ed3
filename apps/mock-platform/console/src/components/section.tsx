import { Card } from '@tonalli/ui/card/card';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** One subject of a panel, in a card with its heading. */
export function Section({ title, lead, aside, children, className }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', className)}>
      <Card className="flex h-full min-w-0 flex-col gap-4 sm:p-5">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="me-auto min-w-0">
            <h2 id={id} className="font-bold text-lg">
              {title}
            </h2>
            {lead ? <p className="mt-0.5 text-muted text-sm">{lead}</p> : null}
          </div>
          {aside}
        </header>
        {children}
      </Card>
    </section>
  );
}
