// What other features of the platform may use of this one.
export { requireTerms } from './bonus-terms';
export { type Grant, grantRepository } from './bonuses.repository';
export { type FreePlay, freeRepository } from './free.repository';
export { chooseBonus, giveDepositBonus } from './deposit-bonus';
export { completeNow, leftMinorOf, loseGrant } from './end-grant';
export { endFree } from './end-free';
export { freeIdOf, grantIdOf, parseFreeId, parseGrantId } from './grant-ids';
export { openFree, requireFree } from './open-free';
export { openGrant, requireGrant } from './open-grant';
export { freePlaysOf } from './read-free';
export { activeBonusMinor, leaveBonus } from './own-grants';
