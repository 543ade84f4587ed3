import { ROOM_ALONE_MS, ROOM_FULL_MS, ROOM_SEATING_MS, ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import { z } from 'zod';
import type { Chance, StandingForAll } from '../../wagering/game-module';
import { readKept } from '../../wagering/schema';

/** A room in which nobody sits waits for somebody, all of the longest day. */
export const EMPTY_MS = 25 * 3_600_000;
export const CLOSED_MS = 1_000;
/** In which the showdown is seen. */
export const REST_MS = 7_000;

export interface Seated {
  readonly bet: { readonly seat: number };
  readonly state: { readonly seatedAt: number };
  readonly heldMinor: number;
}

/** Who has money up, by seat: who stood up, or stepped back from playing, has none. */
export const sitting = <One extends Seated>(entrants: readonly One[]): One[] =>
  entrants.filter(({ heldMinor }) => heldMinor > 0).sort((one, other) => one.bet.seat - other.bet.seat);

/** From the second player on others have a while to sit down; with no seat free nobody is waited for. */
export function seatingMs(entries: readonly Seated[], beganAt: number): number {
  const since = entries.map(({ state }) => state.seatedAt).sort((one, other) => one - other);
  const [first, second] = since;
  if (first === undefined) return EMPTY_MS;
  if (second === undefined) return first + ROOM_ALONE_MS - beganAt;
  const until = second + ROOM_SEATING_MS;
  return (since.length === ROOM_SEATS ? Math.min(until, (since.at(-1) ?? 0) + ROOM_FULL_MS) : until) - beganAt;
}

const SeatsShown = z.object({ seats: z.array(z.object({ seat: z.int() })) });
const SEED_LETTERS = [...'0123456789abcdef'];

/** Where a visitor sits down: on a seat that is free, if there is one. */
export function seatOfVisitor(random: Chance, { key, shown }: StandingForAll) {
  const taken = new Set(readKept(SeatsShown, shown).seats.map(({ seat }) => seat));
  const free = Array.from({ length: ROOM_SEATS }, (_, at) => at + 1).filter((seat) => !taken.has(seat));
  return {
    ...{ round: key, seat: random.pick(free.length > 0 ? free : [1]) },
    seed: Array.from({ length: 16 }, () => random.pick(SEED_LETTERS)).join(''),
  };
}
