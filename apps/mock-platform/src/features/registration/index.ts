// What other features of the platform may use of this one.
export { askedOfRegistration } from './asked-of-registration';
export { isFree } from './free-username';
