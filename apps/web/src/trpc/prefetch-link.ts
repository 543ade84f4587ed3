import type { AppRouter } from '@tonalli/gateway/public';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { prefetchKey } from './prefetched';

/** Answers a query from what the inline script prefetched; whatever is missing or failed is fetched as usual. */
export function prefetchLink(token: () => string | null): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      const asked = window.prefetched ?? {};
      const key = prefetchKey(op.path, op.input, token());
      const answer = asked[key];
      if (!answer) return next(op);
      delete asked[key];
      return observable((observer) => {
        answer.then(
          (told) => {
            if ('error' in told) return observer.error(TRPCClientError.from(told));
            observer.next(told);
            observer.complete();
          },
          () => next(op).subscribe(observer),
        );
      });
    };
}
