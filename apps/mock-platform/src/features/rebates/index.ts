// What other features of the platform may use of this one.
export { accruedOf, rebateIncome } from './agent-rebates';
export { REBATE_RULES } from './rebate-settings';
