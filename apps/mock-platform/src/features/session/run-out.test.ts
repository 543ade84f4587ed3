import { afterEach, beforeEach, expect, it } from 'vitest';
import { mintPlayer } from '../../testing/log-in';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { authenticate, openSessionsOf, SESSION_EXPIRE } from './open-session';

const HOUR_MS = 3_600_000;

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

/** Somebody whose session nobody ends, as when its job is late or has failed. */
async function leftOpen() {
  const { id, token } = await mintPlayer(world, { balanceMinor: 0 });
  for (const { tokenId } of openSessionsOf(world, id)) world.clock.cancel(SESSION_EXPIRE, tokenId);
  return { id, token };
}

it('AUTH-15 takes a token until the hour without use is over, and not a moment longer, whoever ends the session', async () => {
  const [used, late] = [await leftOpen(), await leftOpen()];
  world.clock.advance(HOUR_MS - 1);
  expect(authenticate(world, used.token)?.id).toBe(used.id);
  world.clock.advance(1);
  expect([authenticate(world, used.token)?.id, authenticate(world, late.token)]).toEqual([used.id, null]);
});
