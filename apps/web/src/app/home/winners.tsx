import { clsx } from 'clsx';
import { WidgetBoundary } from '../../components/widget-boundary';
import { lazyPart } from '../chunks/lazy-screen';
import { RenderWhenIdle } from '../chunks/render-when-idle';

const WinnersBoard = lazyPart(() => import('../../features/content/components/winners-board'));

/** Reserves the winners' place on the page before they have loaded. */
export function Winners({ className }: { className: string }) {
  const place = <div className={clsx('rounded-xl bg-surface ring-1 ring-line ring-inset', className)} />;
  return (
    <WidgetBoundary>
      <RenderWhenIdle fallback={place}>
        <WinnersBoard className={className} />
      </RenderWhenIdle>
    </WidgetBoundary>
  );
}
