// What other features of the platform may use of this one.
export { keepConsents } from './keep-consents';
export { asksForConsent, readConsents } from './read-consents';
