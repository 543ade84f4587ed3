import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import { pageWindow } from './page-window';

export interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  labels: {
    /** Names the navigation: "Páginas". */
    nav: string;
    previous: string;
    next: string;
    /** "Página 3". */
    page: (page: number) => string;
    /** "Página 3 de 20", the compact form. */
    position: (page: number, pageCount: number) => string;
  };
  marginPages?: number | undefined;
  rangePages?: number | undefined;
  /** Arrows and the position at every width, for a narrow column. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** Nothing for a single page. All page numbers from 640 px up; arrows and the position on phones. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange, labels, marginPages, rangePages, compact = false, className } = props;
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.nav} className={clsx('flex items-center justify-center gap-1.5', className)}>
      <IconButton label={labels.previous} disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span className={clsx('money px-3 font-semibold text-muted text-sm', !compact && 'sm:hidden')}>
        {labels.position(page, pageCount)}
      </span>
      <ul className={clsx('hidden items-center gap-1', !compact && 'sm:flex')}>
        {pageWindow({ page, pageCount, marginPages, rangePages }).map((slot) =>
          slot.kind === 'gap' ? (
            <li key={`gap-${slot.after}`} aria-hidden="true" className="px-1.5 text-faint">
              …
            </li>
          ) : (
            <li key={slot.page}>
              <button
                type="button"
                aria-label={labels.page(slot.page)}
                aria-current={slot.page === page ? 'page' : undefined}
                onClick={() => onPageChange(slot.page)}
                className="money inline-flex h-10 min-w-10 items-center justify-center rounded-sm px-2 font-semibold text-muted text-sm transition-colors duration-150 hover:bg-overlay hover:text-text aria-[current]:bg-marigold aria-[current]:text-on-marigold"
              >
                {slot.page}
              </button>
            </li>
          ),
        )}
      </ul>
      <IconButton label={labels.next} disabled={page >= pageCount} onClick={() => onPageChange(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
