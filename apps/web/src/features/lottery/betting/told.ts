import type { AppRouter } from '@tonalli/gateway/public';
import type { inferRouterOutputs } from '@trpc/server';

type Lottery = inferRouterOutputs<AppRouter>['lottery'];

/** What the gateway tells of a lottery, as it arrives. */
export type ToldDetail = Lottery['game'];
export type ToldGame = ToldDetail['game'];
export type ToldIssue = NonNullable<ToldGame['current']>;
