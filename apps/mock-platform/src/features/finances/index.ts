// What others of the platform may use of this feature.
export { clearFinances } from './finance-check';
export { FINANCIAL_RECORDS } from './finances-settings';
export { readFinances, toWireCheck } from './read-finances';
