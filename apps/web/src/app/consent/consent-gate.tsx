import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { lazyPart } from '../chunks/lazy-screen';
import { useIdle } from '../chunks/use-idle';

const ConsentAndAnalytics = lazyPart(() => import('./consent-and-analytics'));

/** Where the operator measures visits: asks first (SYS-09). Nothing of it is fetched elsewhere. */
export function ConsentGate({ gtagId }: { gtagId: string }) {
  const idle = useIdle();
  if (!idle) return null;
  return (
    <WidgetBoundary quiet>
      <Suspense fallback={null}>
        <ConsentAndAnalytics gtagId={gtagId} />
      </Suspense>
    </WidgetBoundary>
  );
}
