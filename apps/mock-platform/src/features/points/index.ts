// What other features of the platform may use of this one.
export { grantPoints } from './grant-points';
export { listRedemptionsOfAll, reviewRedemption } from './review-redemption';
