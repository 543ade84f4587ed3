import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { lazyPart } from '../chunks/lazy-screen';

const UnreadBadge = lazyPart(() => import('../../features/messages/components/unread-badge'));

/** The count of unread messages beside whatever leads to them; it comes when it comes. */
export function UnreadMark({ className }: { className: string }) {
  return (
    <WidgetBoundary quiet>
      <Suspense fallback={null}>
        <UnreadBadge className={className} />
      </Suspense>
    </WidgetBoundary>
  );
}
