import { type ReactNode, Suspense, useDeferredValue } from 'react';

/** What lies under every modal surface, at once. */
const Veil = () => <div aria-hidden="true" className="fixed inset-0 z-40 bg-scrim" />;

/** What opens over the page: the press that asked for it is answered by a veil, the rest is fetched and drawn behind it. */
export function Opening({ children }: { children: ReactNode }) {
  const drawn = useDeferredValue(true, false);
  return <Suspense fallback={<Veil />}>{drawn ? children : <Veil />}</Suspense>;
}
