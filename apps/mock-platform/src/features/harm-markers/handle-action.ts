import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { type ActionRow, actionsRepository } from './harm-markers.repository';

/** A person looked into what was asked for, and says what they did. Throws `NOT_FOUND` where nothing is open. */
export function handleAction(world: World, id: number, note: string): ActionRow {
  const handledAt = world.clock.now();
  const store = actionsRepository(world);
  if (!store.handle({ id, handledAt, note })) throw new PlatformFailure('NOT_FOUND');
  const action = store.find(id);
  if (!action) throw new PlatformFailure('NOT_FOUND');
  return action;
}
