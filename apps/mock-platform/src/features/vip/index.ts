// What other features of the platform may use of this one.
export { claimBonuses, grantMonth } from './give-bonuses';
export { benefitLevelOf } from './keep-level';
export { placeKeep, type VipStanding, vipStandingOf } from './place-keep';
export { quarterOf } from './quarter';
export { VIP_LABEL, VIP_LEVELS } from './vip-levels';
export { VIP_ON } from './vip-settings';
