import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { parseChangeId } from './change-ids';
import { assertFit, isLapsed } from './change-limits';
import { putLimits } from './keep-limits';
import { type ChangeRow, changesRepository } from './limits.repository';

interface Named {
  memberId: string;
  changeId: string;
}

/** A change of the member's own that waits. Throws `LIMIT_CHANGE_NOT_FOUND`, also where it has lapsed. */
function requireWaiting(world: World, { memberId, changeId }: Named): ChangeRow {
  const id = parseChangeId(changeId);
  const change = id === null ? null : changesRepository(world).byId(id);
  const isTheirs = change?.memberId === memberId && change.state === 'WAITING';
  if (!isTheirs || isLapsed(change, world.clock.now())) throw new PlatformFailure('LIMIT_CHANGE_NOT_FOUND');
  return change;
}

function decide(world: World, { id }: ChangeRow, state: 'CONFIRMED' | 'CANCELLED'): void {
  const isFirst = changesRepository(world).decide({ id, state, decidedAt: world.clock.now() });
  if (!isFirst) throw new PlatformFailure('LIMIT_CHANGE_NOT_FOUND');
}

/**
 * The member's own word, without which no limit ever rises. Call in its transaction. Throws `LIMIT_CHANGE_NOT_FOUND`,
 * `LIMIT_CHANGE_TOO_EARLY` and, where the rules have changed meanwhile, `LIMIT_INVALID`.
 */
export function confirmChange(world: World, named: Named): void {
  const change = requireWaiting(world, named);
  if (world.clock.now() < (change.confirmableFrom ?? 0)) throw new PlatformFailure('LIMIT_CHANGE_TOO_EARLY');
  const { memberId, kind, wanted: limits } = change;
  assertFit(world, kind, limits);
  decide(world, change, 'CONFIRMED');
  putLimits(world, memberId, { kind, limits });
  world.tell('limit.raised', { memberId });
}

/** Throws `LIMIT_CHANGE_NOT_FOUND`. */
export const cancelChange = (world: World, named: Named): void =>
  decide(world, requireWaiting(world, named), 'CANCELLED');
