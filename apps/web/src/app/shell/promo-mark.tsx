import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { lazyPart } from '../chunks/lazy-screen';

const AvailableBadge = lazyPart(() => import('../../features/promotions/components/available-badge'));

/** The badge of promotions that can be taken part in; loaded late, and without a place of its own. */
export function PromoMark({ className }: { className: string }) {
  return (
    <WidgetBoundary quiet>
      <Suspense fallback={null}>
        <AvailableBadge className={className} />
      </Suspense>
    </WidgetBoundary>
  );
}
