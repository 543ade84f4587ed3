// What other features of the platform may use of this one.
export { requireTerms } from './bonus-terms';
export { type Grant, grantRepository } from './bonuses.repository';
export { chooseBonus, giveDepositBonus } from './deposit-bonus';
export { completeNow, leftMinorOf, loseGrant } from './end-grant';
export { grantIdOf, parseGrantId } from './grant-ids';
export { openGrant, requireGrant } from './open-grant';
export { activeBonusMinor, leaveBonus } from './own-grants';
