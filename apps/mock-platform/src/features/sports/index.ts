// What other features of the platform may use of this one.

export { breakOff, cancelMatch, forceScore, jumpOdds, postponeMatch, silenceMatch } from './change-match';
export { priceOf, type SelectionPrice } from './events';
export { follow } from './follow';
export { listFixtures, listLive } from './list-events';
export { eventState, resultOf } from './results';
