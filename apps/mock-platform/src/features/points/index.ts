// What other features of the platform may use of this one.
export { grantPoints } from './grant-points';
export { multiplierEnd } from './multipliers';
export { POINT_RULES } from './point-settings';
export { pointsToLose } from './points-to-lose';
export { requestReward } from './request-reward';
export { listRedemptionsOfAll, reviewRedemption } from './review-redemption';
