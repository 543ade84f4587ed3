// What other features of the platform may use of this one.
export { rainsForOperator } from './list-rains';
export { announceRain, closeRain, rainIdOf, rainNumberOf } from './rains';
export { takeNext } from './take-envelope';
