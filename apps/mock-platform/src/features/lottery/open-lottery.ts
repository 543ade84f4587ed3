import { type Lottery, lotteryOf } from '@tonalli/lottery/lotteries';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { findGame, isPlayable } from '../lobby';
import { runner } from '../play';

export type LotteryTitle = NonNullable<ReturnType<typeof findGame>>;

/** A lottery with its title of the catalogue, and the name of its draws. */
export interface OpenLottery {
  readonly lottery: Lottery;
  readonly game: LotteryTitle;
  readonly rounds: string;
}

/** Null where the catalogue has no such lottery. */
export function findLottery(world: World, code: string): OpenLottery | null {
  const lottery = lotteryOf(code);
  const game = lottery && findGame(world, code);
  if (!lottery || game?.family !== 'lottery') return null;
  return { lottery, game, rounds: runner.shared.nameOf(world, { family: 'lottery', nodeId: code }) };
}

/** Throws `GAME_NOT_FOUND`. */
export function requireListed(world: World, code: string): OpenLottery {
  const found = findLottery(world, code);
  if (!found) throw new PlatformFailure('GAME_NOT_FOUND');
  return found;
}

/** One that takes orders. Throws `GAME_NOT_FOUND` and `GAME_UNAVAILABLE`. */
export function requireOpen(world: World, code: string): OpenLottery {
  const found = requireListed(world, code);
  if (!isPlayable(found.game)) throw new PlatformFailure('GAME_UNAVAILABLE');
  return found;
}
