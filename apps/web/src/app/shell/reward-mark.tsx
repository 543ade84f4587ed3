import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { lazyPart } from '../chunks/lazy-screen';

const RewardBadge = lazyPart(() => import('../../features/rewards/components/reward-badge'));

/** The badge of rewards that wait; loaded late, and without a place of its own. */
export function RewardMark({ className }: { className: string }) {
  return (
    <WidgetBoundary quiet>
      <Suspense fallback={null}>
        <RewardBadge className={className} />
      </Suspense>
    </WidgetBoundary>
  );
}
