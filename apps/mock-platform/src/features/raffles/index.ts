// What the testers' commands use of this feature.

export { lapsePrizes } from './lapse-prizes';
export { rafflesForOperator } from './list-raffles';
export { ticketsWaiting } from './own-tickets';
export { raffleIdOf, raffleNumberOf } from './raffle-ids';
export { announceRaffle, closeRaffle } from './run-raffle';
