import { type ReactNode, Suspense } from 'react';
import { useIdle } from './use-idle';

interface LateProps {
  /** What takes up its room meanwhile. */
  place?: ReactNode;
  children: ReactNode;
}

/** What nobody waits for, in a quiet moment of its own: all of it in one would hold up whoever presses something. */
export function Late({ place = null, children }: LateProps) {
  const idle = useIdle();
  return <Suspense fallback={place}>{idle ? children : place}</Suspense>;
}
