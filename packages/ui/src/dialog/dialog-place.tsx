import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Skeleton } from '../skeleton/skeleton';
import { LAYOUTS, SIZES } from './dialog-shape';

interface DialogPlaceProps {
  size: keyof typeof SIZES;
  /** As high as what will stand there. */
  children: ReactNode;
}

/** Where a card will lie that comes by itself, while what draws it is fetched: seen, but not in anybody's way. */
export function DialogPlace({ size, children }: DialogPlaceProps) {
  return createPortal(
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-40 bg-scrim">
      <div className={clsx('absolute flex flex-col bg-surface shadow-float', LAYOUTS.card, SIZES[size])}>
        <div className="px-5 py-5 sm:px-6">
          <Skeleton className="h-7 w-36" />
        </div>
        <div className="px-5 pt-1 pb-5 sm:px-6 sm:pb-6">{children}</div>
        <div className="flex items-center justify-between border-line border-t px-5 py-4 sm:px-6">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-11 w-24 rounded-md" />
        </div>
      </div>
    </div>,
    document.body,
  );
}
