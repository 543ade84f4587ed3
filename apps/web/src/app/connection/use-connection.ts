import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchSlowCalls } from './slow-calls';

/** `back`: online again, just now. */
export type Connection = 'good' | 'slow' | 'offline' | 'back';

export const BACK_SHOWN_MS = 4_000;

/** The state of the connection, from the browser's events and slow calls (SYS-12). */
export function useConnection(): Connection {
  const queryClient = useQueryClient();
  const [drawnOnline] = useState(() => navigator.onLine);
  const [online, setOnline] = useState(drawnOnline);
  const [back, setBack] = useState(false);
  const [slow, setSlow] = useState(false);

  useEffect(() => watchSlowCalls(queryClient, setSlow), [queryClient]);
  useEffect(() => {
    const change = () => {
      setOnline(navigator.onLine);
      setBack(navigator.onLine);
      if (navigator.onLine) askAgain(queryClient);
    };
    window.addEventListener('online', change);
    window.addEventListener('offline', change);
    // A change between render and subscription fires no event.
    if (navigator.onLine !== drawnOnline) change();
    return () => {
      window.removeEventListener('online', change);
      window.removeEventListener('offline', change);
    };
  }, [queryClient, drawnOnline]);
  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(() => setBack(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [back]);

  if (!online) return 'offline';
  if (back) return 'back';
  return slow ? 'slow' : 'good';
}

/** Refetches what the page shows and failed while offline. */
function askAgain(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
