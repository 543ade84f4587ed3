// What other features of the platform may use of this one.
export { depositLimitsOf, keepDepositLimits } from './deposit-limits';
