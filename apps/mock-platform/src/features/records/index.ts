export { betIdOf, betOfRound, keepBet, largestWins, recentBets } from './bets';
