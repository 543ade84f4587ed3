// What other features of the platform may use of this one.

export { asksRegister, assertMayRegister } from './ask-register';
export { EXCLUSION_REGISTER } from './breaks-settings';
export { startReturn } from './come-back';
export { breakView } from './fetch-break';
export { registerRepository } from './register.repository';
export { startBreak } from './take-break';
