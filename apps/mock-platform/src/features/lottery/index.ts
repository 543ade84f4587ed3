// What testers and scenarios may use of lotteries.
export { correctDraw, leftOrders } from './correct-draw';
export { cancelOwnOrder } from './end-order';
export { oddsVersion } from './fetch-lottery';
export { issueNamed, orderableIssues } from './issue-view';
export { requireListed } from './open-lottery';
export { orderOf, requireOrder } from './own-order';
export { hasOwnRate } from './own-rate';
export { takeOrder } from './place-order';
export { resumeDraw, suspendDraw } from './suspend-draw';
