import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import FinderKeys from '../../features/lobby/finder/finder-keys';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { lazyPart } from '../chunks/lazy-screen';
import { NavigationProgress } from '../shell/navigation-progress';

/** Where the operator measures visits: asks first (SYS-09). Nothing of it is fetched elsewhere. */
const ConsentAndAnalytics = lazyPart(() => import('../consent/consent-and-analytics'));

/** What nobody can need before the page has come to rest. */
export default function IdleParts() {
  const { gtagId } = useBootstrap();
  return (
    <>
      <NavigationProgress />
      <FinderKeys />
      {gtagId ? (
        <WidgetBoundary quiet>
          <Suspense fallback={null}>
            <ConsentAndAnalytics gtagId={gtagId} />
          </Suspense>
        </WidgetBoundary>
      ) : null}
    </>
  );
}
