import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { lazyPart } from '../chunks/lazy-screen';
import { useIdle } from '../chunks/use-idle';

const ConnectionState = lazyPart(() => import('../connection/connection-state'));

/** Says when the browser is offline or calls take long; nothing on the page is lost meanwhile (SYS-12). */
export function ConnectionNotice() {
  const idle = useIdle();
  return (
    <div role="status">
      {idle ? (
        <WidgetBoundary quiet>
          <Suspense fallback={null}>
            <ConnectionState />
          </Suspense>
        </WidgetBoundary>
      ) : null}
    </div>
  );
}
