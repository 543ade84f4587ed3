import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { lazyPart } from '../chunks/lazy-screen';

const MissionBadge = lazyPart(() => import('../../features/missions/components/mission-badge'));

/** The badge of missions that can be claimed; loaded late, and without a place of its own. */
export function MissionMark({ className }: { className: string }) {
  return (
    <WidgetBoundary quiet>
      <Suspense fallback={null}>
        <MissionBadge className={className} />
      </Suspense>
    </WidgetBoundary>
  );
}
