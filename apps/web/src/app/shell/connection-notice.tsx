import { WidgetBoundary } from '../../components/widget-boundary';
import { lazyPart } from '../chunks/lazy-screen';
import { RenderWhenIdle } from '../chunks/render-when-idle';

const ConnectionState = lazyPart(() => import('../connection/connection-state'));

/** Says when the browser is offline or calls take long; nothing on the page is lost meanwhile (SYS-12). */
export function ConnectionNotice() {
  return (
    <div role="status">
      <WidgetBoundary quiet>
        <RenderWhenIdle>
          <ConnectionState />
        </RenderWhenIdle>
      </WidgetBoundary>
    </div>
  );
}
