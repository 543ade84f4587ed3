// What testers and scenarios may use of lotteries.
export { correctDraw } from './correct-draw';
export { oddsVersion } from './fetch-lottery';
export { issueNamed } from './issue-view';
export { issuesAhead } from './issues-ahead';
export { findLottery, requireListed } from './open-lottery';
export { takeOrder } from './place-order';
export { resumeDraw, suspendDraw } from './suspend-draw';
