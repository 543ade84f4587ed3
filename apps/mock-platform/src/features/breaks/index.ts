// What other features of the platform may use of this one.

export { startReturn } from './come-back';
export { breakView } from './fetch-break';
export { startBreak } from './take-break';
