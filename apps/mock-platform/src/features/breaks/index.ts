// What other features of the platform may use of this one.

export { asksRegister, assertMayRegister } from './ask-register';
export { startReturn } from './come-back';
export { EXCLUSION_REGISTER } from './exclusion-register';
export { breakView } from './fetch-break';
export { registerRepository } from './register.repository';
export { startBreak } from './take-break';
