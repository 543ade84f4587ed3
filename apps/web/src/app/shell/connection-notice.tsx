import { WidgetBoundary } from '../../components/widget-boundary';
import { Late } from '../chunks/late';
import { lazyPart } from '../chunks/lazy-screen';

const ConnectionState = lazyPart(() => import('../connection/connection-state'));

/** Says when the browser is offline or calls take long; nothing on the page is lost meanwhile (SYS-12). */
export function ConnectionNotice() {
  return (
    <div role="status">
      <WidgetBoundary quiet>
        <Late>
          <ConnectionState />
        </Late>
      </WidgetBoundary>
    </div>
  );
}
