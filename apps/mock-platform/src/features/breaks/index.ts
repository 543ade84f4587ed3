// What other features of the platform may use of this one.

export { startReturn } from './come-back';
export { startBreak } from './take-break';
