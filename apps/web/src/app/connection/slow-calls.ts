import type { QueryClient } from '@tanstack/react-query';

/** A call that takes longer than this is slow for whoever waits. */
export const SLOW_AFTER_MS = 6_000;

/** Reports whether a call takes too long; the result stops watching. */
export function watchSlowCalls(queryClient: QueryClient, onChange: (slow: boolean) => void): () => void {
  const timers = new Map<object, ReturnType<typeof setTimeout>>();
  const slow = new Set<object>();

  const begin = (call: object) => {
    if (timers.has(call)) return;
    timers.set(
      call,
      setTimeout(() => {
        slow.add(call);
        onChange(true);
      }, SLOW_AFTER_MS),
    );
  };
  const end = (call: object) => {
    clearTimeout(timers.get(call));
    timers.delete(call);
    if (slow.delete(call) && slow.size === 0) onChange(false);
  };
  const stopQueries = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' || query.state.fetchStatus === 'idle') end(query);
    else begin(query);
  });
  const stopMutations = queryClient.getMutationCache().subscribe(({ mutation }) => {
    if (!mutation) return;
    if (mutation.state.status === 'pending') begin(mutation);
    else end(mutation);
  });
  return () => {
    stopQueries();
    stopMutations();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
