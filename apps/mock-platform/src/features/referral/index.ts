// What other features of the platform may use of this one.
export { creditDay } from './credit-day';
export { keepReferral } from './keep-referral';
