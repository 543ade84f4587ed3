import { clsx } from 'clsx';
import { WidgetBoundary } from '../../components/widget-boundary';
import { Late } from '../chunks/late';
import { lazyPart } from '../chunks/lazy-screen';

const WinnersBoard = lazyPart(() => import('../../features/content/components/winners-board'));

/** The winners' place on the page, taken up before they are there. */
export function Winners({ className }: { className: string }) {
  const place = <div className={clsx('rounded-xl bg-surface ring-1 ring-line ring-inset', className)} />;
  return (
    <WidgetBoundary>
      <Late place={place}>
        <WinnersBoard className={className} />
      </Late>
    </WidgetBoundary>
  );
}
