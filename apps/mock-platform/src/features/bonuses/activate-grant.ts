import { decide } from '../../guard/decide';
import { protectionOf } from '../../people/player-protection';
import type { World } from '../../world/world';
import { type Grant, grantRepository } from './bonuses.repository';
import { grantIdOf } from './grant-ids';
import { GRANT_EXPIRE, GRANT_RESUME, GRANT_WARN } from './grant-jobs';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** When a grant runs out, and when its member is told so beforehand; scheduling anew moves both. */
export function scheduleEnd(world: World, { id, expiresAt }: { id: number; expiresAt: number }): void {
  const job = { key: String(id), payload: { grantId: id } };
  world.clock.schedule({ ...job, kind: GRANT_EXPIRE, dueAt: expiresAt });
  world.clock.schedule({ ...job, kind: GRANT_WARN, dueAt: Math.max(world.clock.now(), expiresAt - DAY_MS) });
}

function fund(world: World, { id, memberId, bonusMinor, terms }: Grant, at: number): boolean {
  const money = { kind: 'grant.fund', memberId, amountMinor: bonusMinor } as const;
  const decision = decide(world, { ...money, by: 'operator' });
  if (!('permit' in decision)) return false;
  const grantId = grantIdOf(id);
  const expiresAt = at + terms.days * DAY_MS;
  if (!grantRepository(world).activate({ id, activatedAt: at, expiresAt })) return false;
  const { permit } = decision;
  world.ledger.postWithin({ ...money, key: `grant:${grantId}:fund`, grantId, reference: grantId, at, permit });
  scheduleEnd(world, { id, expiresAt });
  return true;
}

/**
 * Makes the next grant that waits active where none is; its money and its clock start now. Nothing is given on a break: it waits
 * for the end of a time-out. Call in a transaction.
 */
export function activateNext(world: World, memberId: string): void {
  const store = grantRepository(world);
  const [next] = store.queued(memberId);
  if (!next || store.active(memberId)) return;
  if (fund(world, next, world.clock.now())) return;
  const until = protectionOf(world, memberId).break?.until;
  if (until) world.clock.schedule({ kind: GRANT_RESUME, key: memberId, dueAt: until, payload: { memberId } });
}
