// What other features of the platform may use of this one.
export { creditDay } from './credit-day';
export { keepReferral } from './keep-referral';
export { REFERRAL_ON, REFERRAL_RATE } from './referral-settings';
