import { builtFamily } from '../../games/built-families';
import type { Chance } from '../../wagering/game-module';
import type { World } from '../../world/world';
import { betInRoom, looksAtRooms } from './bet-in-room';
import { requireGame, titleOf } from './playable-game';
import { runner } from './runner';
import { newRoundId } from './tokens';
import { visitTable } from './visit-table';

/** One thing that a visitor does at a title. */
export interface Visit {
  readonly memberId: string;
  readonly nodeId: string;
  /** About so much is staked, minor units. */
  readonly stakeMinor: number;
}

/**
 * Plays a round of any family from its bet to its end, as the family has its visitors play; at a table it ends with the table's
 * round. Call in a transaction, which has to be undone when it throws what the runner's `place` and `step` do.
 */
export function visitRound(world: World, { stakeMinor, ...whose }: Visit, random: Chance): void {
  const title = titleOf(requireGame(world, whose.nodeId));
  const game = builtFamily(title.family);
  const { automatic, stated, draws } = game ?? {};
  if (!game || !automatic) throw new RangeError(`visitors do not play ${title.family}`);
  // Titles that may pay much take less.
  const { maxStake = stakeMinor } = stated?.(title.config) ?? {};
  const aboutMinor = Math.min(stakeMinor, maxStake);
  if (draws === 'shared') {
    visitTable(world, { runner, automatic, title, whose, stakeMinor: aboutMinor }, random);
    return;
  }
  const own = { ...whose, wallet: 'main' } as const;
  const roundId = newRoundId();
  const { nodeId } = whose;
  const bet = looksAtRooms(game)
    ? betInRoom(world, { nodeId, stakeMinor: aboutMinor }, random)
    : automatic.bet(aboutMinor, random);
  let round = runner.place(world, {
    ...{ ...own, roundId, bet, at: world.clock.now(), roundKey: null },
    title: () => title,
  });
  for (let step = 0; !round.moment.isOver; step += 1) {
    const input = automatic.step(round.view(), random);
    if (input === null) {
      runner.finish(world, roundId);
      return;
    }
    round = runner.step(world, { ...own, roundId, step, input });
  }
}
