import { NiuNiuShown, type NiuNiuStep, NiuNiuView } from '@tonalli/contracts/games/niu-niu';
import { ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import type { DrawnFrom } from '../../wagering/testing/memory-store';
import { dealingTo, openRoom, taking } from '../rooms/room-fixture';
import { niuNiu } from './module';

export const FAMILY = 'niu-niu';
/** What the room of the tests has each seat put up. */
export const COVER_MINOR = 5_000;

/** The draws that deal these cards, and leave the seats in this order for equal bids. */
export const dealing = (hands: readonly number[][], order: readonly number[] = [1, 2, 3, 4, 5, 6]): number[] => [
  ...dealingTo(ROOM_SEATS, hands),
  ...taking([1, 2, 3, 4, 5, 6], order),
];

export interface Sitting {
  readonly seat: number;
  readonly plan?: { bid: number; multiple: number };
}

/** A room with players in it, led from phase to phase by the test. */
export function sitDown(from: DrawnFrom, sittings: readonly Sitting[], coverMinor = COVER_MINOR) {
  const room = openRoom(niuNiu, { from, sittings, coverMinor });
  return {
    ...room,
    shown: () => NiuNiuShown.parse(room.shown()),
    view: (at: number) => NiuNiuView.parse(room.view(at)),
    step: (at: number, step: NiuNiuStep) => room.step(at, step),
  };
}
