import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface BreadcrumbProps {
  /** Names the navigation. */
  label: string;
  /** From the top down; links but for the last, which is this page. */
  items: readonly { id: string; content: ReactNode }[];
  className?: string | undefined;
}

export function Breadcrumb({ label, items, className }: BreadcrumbProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-1 text-muted text-sm [&_a]:rounded-xs [&_a]:py-1 [&_a]:hover:text-text">
        {items.map((item, index) => (
          <li key={item.id} className="inline-flex min-w-0 items-center gap-1">
            {index === last ? (
              <span aria-current="page" className="truncate font-semibold text-text">
                {item.content}
              </span>
            ) : (
              <>
                {item.content}
                <ChevronRight aria-hidden="true" className="size-4 text-faint" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
