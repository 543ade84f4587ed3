// What other features of the platform may use of this one.

export { BonusTerms, bonusTerms, contributionsOf, requiredMinorOf, requireTerms } from './bonus-terms';
export { bonusToLose } from './bonus-to-lose';
export { type Grant, grantRepository, OPEN_GRANTS } from './bonuses.repository';
export { chooseBonus, giveDepositBonus, revokeDepositBonus } from './deposit-bonus';
export { endFree } from './end-free';
export { completeNow, leftMinorOf, loseGrant } from './end-grant';
export { type FreePlay, freeRepository } from './free.repository';
export { requireFreeTerms } from './free-terms';
export { freeIdOf, grantIdOf, parseFreeId, parseGrantId } from './grant-ids';
export { openFree, requireFree } from './open-free';
export { openGrant, requireGrant } from './open-grant';
export { activeBonusMinor, leaveBonus, playableBonus } from './own-grants';
export { type PlayedFamily, playedRound } from './played-games';
export { freePlaysOf } from './read-free';
export { type CostRow, reportFree, reportGrants } from './report-bonuses';
export { type Played, wagerBonus } from './simulate-bonus';
