export { betIdOf, betOfRound, keepBet, largestWins, recentBets } from './bets';
export { movementIdOf } from './list-movements';
export { onBetSettled } from './settled-bets';
