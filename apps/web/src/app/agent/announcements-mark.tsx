import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { lazyPart } from '../chunks/lazy-screen';

const AnnouncementMark = lazyPart(() => import('../../features/team/announcements/announcement-mark'));

/** The badge of announcements that were not opened; loaded late, and without a place of its own. */
export function AnnouncementsMark({ className }: { className: string }) {
  return (
    <WidgetBoundary quiet>
      <Suspense fallback={null}>
        <AnnouncementMark className={className} />
      </Suspense>
    </WidgetBoundary>
  );
}
