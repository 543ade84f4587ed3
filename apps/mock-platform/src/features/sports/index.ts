// What other features of the platform may use of this one.
export { priceOf, type SelectionPrice } from './events';
export { follow } from './follow';
export { eventState, type Outcome, resultOf } from './results';
