import type { World } from '../../world/world';
import { grantRepository } from './bonuses.repository';
import { heldMinorOf } from './end-free';
import { leftMinorOf } from './end-grant';
import { freeRepository } from './free.repository';

export interface BonusToLose {
  /** What is active and what waits, with what free plays have won so far. Minor units. */
  readonly bonusMinor: number;
  readonly freePlays: number;
}

/** What a member would give up with the account. */
export function bonusToLose(world: World, memberId: string): BonusToLose {
  const store = grantRepository(world);
  const active = store.active(memberId);
  const plays = freeRepository(world).active(memberId);
  const amounts = [
    ...(active ? [leftMinorOf(world, active)] : []),
    ...store.queued(memberId).map(({ bonusMinor }) => bonusMinor),
    ...plays.map((play) => heldMinorOf(world, play)),
  ];
  return {
    bonusMinor: amounts.reduce((sum, minor) => sum + minor, 0),
    freePlays: plays.reduce((sum, { count, used }) => sum + count - used, 0),
  };
}
