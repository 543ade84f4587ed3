import { ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import {
  TRIO_COVER_ANTES,
  type TrioAct,
  TrioShown,
  type TrioStep,
  TrioView,
} from '@tonalli/contracts/games/three-card-rooms';
import type { AnyGameModule } from '../../wagering/define-game';
import type { DrawnFrom } from '../../wagering/testing/memory-store';
import { openRoom } from '../rooms/room-fixture';
import { threeCardRooms } from './module';

/** What the open room of the tests has each seat put up, and its ante. */
export const ANTE_MINOR = 100;
export const COVER_MINOR = ANTE_MINOR * TRIO_COVER_ANTES;

/** The draws of a shuffle that deals these cards seat by seat, and has this seat speak first. */
export function dealing(hands: readonly number[][], first = 1): number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const dealt = hands.flat();
  const rest = deck.filter((card) => !dealt.includes(card));
  const all = [...dealt, ...rest.slice(0, ROOM_SEATS * 3 - dealt.length)];
  const draws = all.map((card, place) => {
    const from = deck.indexOf(card);
    deck[from] = deck[place] ?? 0;
    deck[place] = card;
    return from - place;
  });
  return [...draws, first - 1];
}

export interface Sitting {
  readonly seat: number;
  readonly plan?: { courage: number };
}

/** A room with players in it, led from turn to turn by the test. */
export function sitDown(from: DrawnFrom, sittings: readonly Sitting[], game: AnyGameModule = threeCardRooms) {
  // The cheapest blind room has twice the ante of the open one.
  const coverMinor = game === threeCardRooms ? COVER_MINOR : 2 * COVER_MINOR;
  const room = openRoom(game, { from, sittings, coverMinor });
  const shown = () => TrioShown.parse(room.shown());
  const step = (at: number, act: TrioStep['act']) => room.step(at, { act });
  return {
    ...{ ...room, shown, step },
    view: (at: number) => TrioView.parse(room.view(at)),
    /** The seat whose turn it is does this; null: nothing, until its time is over. */
    speaks(act: Exclude<TrioAct, 'away'> | null): void {
      const { turn } = shown();
      const at = sittings.findIndex(({ seat }) => seat === turn);
      if (act !== null) step(at, act);
      room.advance();
    },
  };
}
