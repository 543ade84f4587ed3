// What other parts of the platform may use of this one.

export { quoteSlip, sellSlip } from './cash-out';
export { keptSlip, requireSlip } from './own-slip';
export { takeSlip } from './place-slip';
export { reopenedSlips } from './reopened-slips';
export { showSlip } from './show-slip';
export { operatedSlips } from './sports-bets.repository';
export { uncollectedSlips } from './uncollected';
