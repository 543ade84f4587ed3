import { GAME_FAMILIES } from '@tonalli/contracts/games/families';
import { isTrialType } from '@tonalli/contracts/session/wire';
import { z } from 'zod';
import { recordRecentGame } from '../../../features/lobby';
import {
  betInRoom,
  fillTrialWallet,
  forceJackpot,
  forceRound,
  looksAtRooms,
  playableTitles,
  ROUND_ID_BYTES,
  requireGame,
  roundIdFrom,
  runner,
  seatCompany,
  steerTable,
  titleOf,
} from '../../../features/play';
import { builtFamily } from '../../../games/built-families';
import { findMember } from '../../../people/find-member';
import { tableOwnerOf } from '../../../wagering/title-rounds';
import type { World } from '../../../world/world';
import { ensureFunds } from './money';
import type { Person } from './person';
import { openAt } from './tables';

/** Enough for the stakes that steps add. */
const FUNDS_MINOR = 200_000;
const ROOM_STAKE_MINOR = 1_000;

const Json = z.record(z.string(), z.unknown());

/** Rounds of a family in its most popular title, in the words of the family itself. */
export const FamilyRounds = z.strictObject({
  family: z.enum(GAME_FAMILIES),
  /** At a table without its round: it is the one that takes bets. In a room left empty: shots at what swims there. */
  bet: Json,
  /** How each comes out, as testers wish it. */
  wish: Json.optional(),
  /** A round that these do not end stays open. */
  steps: z
    .array(z.union([z.string().max(64), Json]))
    .max(40)
    .optional(),
  times: z.int().min(1).max(50).optional(),
  /** It wins the jackpot as well. */
  jackpot: z.literal(true).optional(),
});
export type FamilyRounds = z.infer<typeof FamilyRounds>;

/** Plays them now. Throws `RangeError`, in words, where the world has no title of the family. */
export function playFamily(world: World, person: Person, rounds: FamilyRounds): void {
  const { family, bet: asked, wish, steps = [], times = 1, jackpot = false } = rounds;
  const [listed] = playableTitles(world, family, 1);
  if (!listed) throw new RangeError(`this world has no title of ${family} to play`);
  const { nodeId } = listed;
  const title = () => titleOf(requireGame(world, nodeId));
  const at = world.clock.now();
  const wallet = isTrialType(findMember(world, person.id)?.type ?? 0) ? 'trial' : 'main';
  const own = { memberId: person.id, nodeId, wallet } as const;
  const game = builtFamily(family);
  const ownerId = game ? (tableOwnerOf(game, own) ?? undefined) : undefined;
  const isShared = game?.draws === 'shared';
  const isRoom = game !== undefined && looksAtRooms(game);
  const betNow = () => {
    if (isShared) return { ...asked, round: openAt(world, { family, nodeId, tableOwnerId: ownerId ?? null }).key };
    // What swims in a room is known as it is shot at.
    return isRoom ? { ...betInRoom(world, { nodeId, stakeMinor: ROOM_STAKE_MINOR }, person.random), ...asked } : asked;
  };
  for (let round = 0; round < times; round += 1) {
    const bet = betNow();
    const reference = `${person.id} ${nodeId} ${at} ${round}`;
    if (wallet === 'trial') fillTrialWallet(world, { memberId: person.id, reference });
    else ensureFunds(world, person, { amountMinor: FUNDS_MINOR, at });
    if (wish !== undefined && !isShared) forceRound(world, { memberId: person.id, nodeId, bet, wish });
    if (jackpot) forceJackpot(world, person.id);
    const roundId = roundIdFrom(person.random.bytes(ROUND_ID_BYTES));
    runner.place(world, { ...own, roundId, at, bet, roundKey: null, by: 'operator', title });
    seatCompany(world, runner, own);
    for (const [step, input] of steps.entries()) runner.step(world, { ...own, roundId, step, input });
  }
  if (isShared)
    steerTable(
      world,
      { nodeId, ownerId },
      (shared, { rounds: table }) => wish && shared.force(world, { rounds: table, wish }),
    );
  recordRecentGame(world, { memberId: person.id, nodeId, at });
}
