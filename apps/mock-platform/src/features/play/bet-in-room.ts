import { z } from 'zod';
import { builtFamily } from '../../games/built-families';
import { PlatformFailure } from '../../kernel/failure';
import type { AnyGameModule } from '../../wagering/define-game';
import type { Chance } from '../../wagering/game-module';
import type { World } from '../../world/world';
import { requireGame, titleOf } from './playable-game';
import { runner } from './runner';

const Bet = z.record(z.string(), z.unknown());

/** Whether a family's rounds are the player's own, and look at what all players of the title share. */
export const looksAtRooms = ({ draws, rounds }: Pick<AnyGameModule, 'draws' | 'rounds'>): boolean =>
  draws === 'personal' && rounds !== null;

interface Betting {
  readonly nodeId: string;
  readonly stakeMinor: number;
}

/** What a visitor bets in such a title now. Throws `ROUND_CLOSED` while its room takes nothing. */
export function betInRoom(world: World, { nodeId, stakeMinor }: Betting, random: Chance): Record<string, unknown> {
  const { family } = titleOf(requireGame(world, nodeId));
  const rounds = runner.shared.nameOf(world, { family, nodeId });
  const standing = runner.shared.standing(world, rounds).find(({ takesBets }) => takesBets);
  if (!standing) throw new PlatformFailure('ROUND_CLOSED');
  const bet = builtFamily(family)?.automatic?.bet(stakeMinor, random, { ...standing, at: world.clock.now() });
  return Bet.parse(bet);
}
