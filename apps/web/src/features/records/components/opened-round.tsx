import { Suspense } from 'react';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { WidgetBoundary } from '../../../components/widget-boundary';

const RoundDialog = lazyPart(() => import('./round-dialog'));

/** The dialog of the bet that was opened from a list; nothing while none is. */
export function OpenedRound({ betId, onClose }: { betId: string | null; onClose: () => void }) {
  if (!betId) return null;
  return (
    <WidgetBoundary quiet>
      <Suspense fallback={null}>
        <RoundDialog betId={betId} onClose={onClose} />
      </Suspense>
    </WidgetBoundary>
  );
}
