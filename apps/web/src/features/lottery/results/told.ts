import type { AppRouter } from '@tonalli/gateway/public';
import type { inferRouterOutputs } from '@trpc/server';

type Lottery = inferRouterOutputs<AppRouter>['lottery'];

/** What the gateway tells of lotteries, as it arrives: what may be anything may be missing. */
export type ToldCard = Lottery['games']['games'][number];
export type ToldIssue = NonNullable<ToldCard['last']>;
export type ToldResults = Lottery['results'];
export type ToldOrder = Lottery['order'];
export type ToldOrders = Lottery['orders'];
export type ToldProof = Lottery['proof'];
