import type { AppRouter } from '@tonalli/gateway/public';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { earlyKey } from './asked-early';

/** Takes the answers that the page asked for by itself; what did not arrive is asked for again. */
export function heardEarly(token: () => string | null): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      const asked = window.askedEarly ?? {};
      const key = earlyKey(op.path, op.input, token());
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
