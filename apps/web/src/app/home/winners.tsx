import { clsx } from 'clsx';
import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { lazyPart } from '../chunks/lazy-screen';

const WinnersBoard = lazyPart(() => import('../../features/content/components/winners-board'));

interface WinnersProps {
  /** The page has come to rest. */
  ready: boolean;
  className: string;
}

/** The winners' place on the page, taken up before they are there. */
export function Winners({ ready, className }: WinnersProps) {
  const place = <div className={clsx('rounded-xl bg-surface ring-1 ring-line ring-inset', className)} />;
  return (
    <WidgetBoundary>
      <Suspense fallback={place}>{ready ? <WinnersBoard className={className} /> : place}</Suspense>
    </WidgetBoundary>
  );
}
