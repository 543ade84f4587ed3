import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { lazyPart } from '../chunks/lazy-screen';

const UnreadBadge = lazyPart(() => import('../../features/messages/components/unread-badge'));

/** The badge of unread messages; loaded late, and without a place of its own. */
export function UnreadMark({ className }: { className: string }) {
  return (
    <WidgetBoundary quiet>
      <Suspense fallback={null}>
        <UnreadBadge className={className} />
      </Suspense>
    </WidgetBoundary>
  );
}
