// What other features of the platform may use of this one.
export { tournamentsForOperator } from './list-tournaments';
export { announceTournament, closeTournament, joinRace, tournamentIdOf, tournamentNumberOf } from './run-tournament';
export { prizesOf } from './score';
