import { lazyPart } from './chunks/lazy-screen';

/** Beside the route, so that pages of other categories are not told to fetch it. */
export const LotteryPage = lazyPart(() => import('../features/lottery/lottery-screen'));
