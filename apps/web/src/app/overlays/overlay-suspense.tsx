import { type ReactNode, Suspense, useDeferredValue } from 'react';

const Scrim = () => <div aria-hidden="true" className="fixed inset-0 z-40 bg-scrim" />;

/** Around every overlay: the press shows the scrim at once, and the overlay renders over it once it is fetched. */
export function OverlaySuspense({ children }: { children: ReactNode }) {
  const drawn = useDeferredValue(true, false);
  return <Suspense fallback={<Scrim />}>{drawn ? children : <Scrim />}</Suspense>;
}
