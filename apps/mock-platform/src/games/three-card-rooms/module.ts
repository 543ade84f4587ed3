import { trioRoom } from './room';

/** Everybody sees their own cards from the deal on. */
export const threeCardRooms = trioRoom({
  family: 'three-card-rooms',
  isBlind: false,
  antesMinor: [100, 200, 500, 1_000],
});
