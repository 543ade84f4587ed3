import { trioRoom } from '../three-card-rooms/room';

/** Cards lie face down until their player looks; unseen everything costs half. */
export const blindThreeCardRooms = trioRoom({
  family: 'blind-three-card-rooms',
  isBlind: true,
  antesMinor: [200, 500, 1_000, 2_000],
});
