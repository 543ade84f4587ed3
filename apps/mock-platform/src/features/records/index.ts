// What other features of the platform may use of this one.
export { openBets } from './list-open-bets';
