// What other features of the platform may use of this one.
export { wantLimits } from './change-limits';
export { keepDepositLimits } from './keep-limits';
export { limitsState } from './read-limits';
