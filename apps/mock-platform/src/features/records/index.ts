// What other features of the platform may use of this one.
export { HISTORY_PERCENT } from './history';
export { openBets } from './list-open-bets';
