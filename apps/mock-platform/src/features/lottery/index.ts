// What testers and scenarios may use of lotteries.
export { correctDraw } from './correct-draw';
export { issueNamed } from './issue-view';
export { issuesAhead } from './issues-ahead';
export { findLottery, requireListed } from './open-lottery';
export { resumeDraw, suspendDraw } from './suspend-draw';
