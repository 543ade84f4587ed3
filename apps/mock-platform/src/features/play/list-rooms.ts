import type { ValueOf } from '@tonalli/contracts/endpoint';
import { GAME_FAMILIES, type GameFamily } from '@tonalli/contracts/games/families';
import { ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import type { listRooms as listRoomsEndpoint } from '@tonalli/contracts/play/wire';
import { isTrialType } from '@tonalli/contracts/session/wire';
import { z } from 'zod';
import { builtFamily } from '../../games/built-families';
import type { Verb } from '../../transport/verb';
import { readKept } from '../../wagering/schema';
import type { World } from '../../world/world';
import { findGame, playableOfFamily, toWireGame } from '../lobby';
import type { GameSession } from './play.repository';
import { runner } from './runner';
import { tableOf } from './tables';

type Player = Pick<GameSession, 'memberId' | 'wallet'>;
type Room = ValueOf<typeof listRoomsEndpoint>['rooms'][number];

/** In which families players bank each other, and how many sit in a room of theirs. */
const SEATS: Readonly<Partial<Record<GameFamily, number>>> = {
  'niu-niu': ROOM_SEATS,
  'three-card-rooms': ROOM_SEATS,
  'blind-three-card-rooms': ROOM_SEATS,
};
const ROOM_FAMILIES = GAME_FAMILIES.filter((family) => SEATS[family] !== undefined);
/** More than the catalogue has. */
const MOST_ROOMS = 200;

/** What a hand shows of who is in it, whatever is played. */
const Seated = z.object({ seats: z.array(z.object({ seat: z.int() })) });

interface Titled {
  readonly family: GameFamily;
  readonly nodeId: string;
}

/** How a room stands for a player: its limits, and who sits where they would. Null of a title that is no room. */
function standingOf(world: World, { family, nodeId }: Titled, player: Player): Omit<Room, 'game'> | null {
  const game = builtFamily(family);
  const stated = game?.stated?.(game.settingOf(nodeId));
  const seats = SEATS[family];
  if (!stated || seats === undefined) return null;
  const { rounds } = tableOf(world, nodeId, player);
  const round = runner.shared.latest(world, rounds);
  const limits = { ante: stated.minStake, buyIn: stated.maxStake, seats };
  // Between two hands all seats are free.
  if (!round || round.isOver) return { ...limits, freeSeats: seats, phase: 'WAITING' };
  const seated = readKept(Seated, round.shown).seats.length;
  const phase = !round.takesBets ? 'PLAYING' : seated < 2 ? 'WAITING' : 'SEATING';
  return { ...limits, freeSeats: seats - seated, phase };
}

/** Rooms that can be played, the lowest limits first; whoever has play money alone is shown the tables of their own. */
export const listRooms: Verb<typeof listRoomsEndpoint> = ({ ctx, input: { vassalage, language } }) => {
  const { world, member } = ctx;
  const player: Player = { memberId: member.id, wallet: isTrialType(member.type) ? 'trial' : 'main' };
  const rooms = ROOM_FAMILIES.flatMap((family) =>
    playableOfFamily(world, { family, notOf: [], limit: MOST_ROOMS }).flatMap(({ nodeId }): Room[] => {
      const title = findGame(world, nodeId);
      if (!title || (vassalage !== undefined && title.vendor !== vassalage)) return [];
      const standing = standingOf(world, { family, nodeId }, player);
      return standing ? [{ game: toWireGame(world, title, language), ...standing }] : [];
    }),
  );
  return { rooms: rooms.sort((one, other) => one.ante - other.ante) };
};
