// What other features of the platform may use of this one.
export { REBATE_RULES } from './rebate-settings';
