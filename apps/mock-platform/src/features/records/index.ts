export { betIdOf, betOfRound, keepBet, largestWins, recentBets } from './bets';
export { movementIdOf } from './list-movements';
export { cancelBet, placeBet } from './open-bets';
export { onBetSettled, onOpenBet } from './settled-bets';
