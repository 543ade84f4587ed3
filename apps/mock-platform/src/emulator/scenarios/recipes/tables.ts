import { TABLE_COMMANDS } from '@tonalli/qa/tables';
import { z } from 'zod';
import {
  awaitBets,
  betInRoom,
  looksAtRooms,
  ROUND_ID_BYTES,
  requireGame,
  roundIdFrom,
  runner,
  titleMeant,
  titleOf,
} from '../../../features/play';
import { builtFamily } from '../../../games/built-families';
import type { StandingForAll } from '../../../wagering/game-module';
import type { World } from '../../../world/world';
import type { Recipe } from '../scenario';
import { ensureFunds } from './money';
import { addPerson, DAY_MS } from './person';

const NAMES = [
  ...(['alba', 'beto', 'carmen', 'diego', 'elena', 'fermin', 'gala', 'hugo', 'irma', 'jacinto'] as const),
  ...(['karla', 'leon', 'marta', 'nico', 'olga', 'paco', 'quetzal', 'rosa', 'saul', 'tere'] as const),
] as const;
const STAKES_MINOR = [500, 1_000, 2_500, 5_000, 10_000];
/** So that some shots cost no more than a bet at a table, also in the dearest room. */
const SHOT_MINOR = 1_000;
/** What the dearest bet of a visitor takes, and some more. */
const FUNDS_MINOR = 50_000;

const { nodeId } = TABLE_COMMANDS.showTable.input.shape;

export const AtTable = z.strictObject({ nodeId });
export const Crowd = z.strictObject({ nodeId, people: z.int().min(1).max(500) });

/** Hands of two in a room, each bid and staked as high as it goes. */
export const RoomHands = z.strictObject({
  nodeId,
  loser: z.string().max(64),
  winner: z.string().max(64),
  hands: z.int().min(1).max(40),
});

/** The round of a title's table that takes bets. Throws `RangeError`, in words, where none does. */
export function openAt(
  world: World,
  title: { family: string; nodeId: string; tableOwnerId?: string | null },
): StandingForAll {
  const open = runner.shared.standing(world, runner.shared.nameOf(world, title)).find(({ takesBets }) => takesBets);
  if (!open) throw new RangeError(`the table of ${title.family} takes no bets now; say tableTakesBets before`);
  return open;
}

/** Time passes until the table takes bets. */
export const tableTakesBets = ({ nodeId: named }: z.output<typeof AtTable>): Recipe => ({
  cook(world) {
    awaitBets(world, titleMeant(world, named));
    return [];
  },
});

/** People of their own bet as visitors do, in the round that takes bets, or shoot at what swims in a room. */
export const crowdAt = ({ nodeId: named, people }: z.output<typeof Crowd>): Recipe => ({
  cook(world) {
    const id = titleMeant(world, named);
    const title = titleOf(requireGame(world, id));
    const game = builtFamily(title.family);
    const { automatic, draws } = game ?? {};
    const isRoom = game !== undefined && looksAtRooms(game);
    if ((draws !== 'shared' && !isRoom) || !automatic) throw new RangeError(`nobody shares a table of ${title.family}`);
    const at = world.clock.now();
    for (let count = 0; count < people; count += 1) {
      const base = NAMES[count % NAMES.length] ?? 'alba';
      const facts = { ageDays: 45, hasLoggedIn: true, hasPaymentPassword: true, hasDefaultPassword: false };
      const person = addPerson(world, { ...facts, base, type: 0 });
      ensureFunds(world, person, { amountMinor: FUNDS_MINOR, at: at - DAY_MS });
      const stakeMinor = person.random.pick(STAKES_MINOR);
      const bet = isRoom
        ? betInRoom(world, { nodeId: id, stakeMinor: SHOT_MINOR }, person.random)
        : automatic.bet(stakeMinor, person.random, openAt(world, { family: title.family, nodeId: id }));
      runner.place(world, {
        ...{
          memberId: person.id,
          nodeId: id,
          wallet: 'main',
          roundId: roundIdFrom(person.random.bytes(ROUND_ID_BYTES)),
        },
        ...{ at, bet, roundKey: null, by: 'operator', title: () => title },
      });
    }
    return [];
  },
});
