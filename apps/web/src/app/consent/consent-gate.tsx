import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { lazyPart } from '../chunks/lazy-screen';

const ConsentAndAnalytics = lazyPart(() => import('./consent-and-analytics'));

/** Where the operator measures visits: asks first (SYS-09). Nothing of it is fetched elsewhere. */
export function ConsentGate() {
  const { gtagId } = useBootstrap();
  if (!gtagId) return null;
  return (
    <WidgetBoundary quiet>
      <Suspense fallback={null}>
        <ConsentAndAnalytics gtagId={gtagId} />
      </Suspense>
    </WidgetBoundary>
  );
}
