import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { createActivity } from './activity';

describe('activity', () => {
  // Built before the tests, since it is a long work of its own.
  let world: OpenWorld;
  beforeAll(() => createTestWorld({ seed: 'default' }).close());
  beforeEach(() => {
    world = createTestWorld({ seed: 'default' });
  });
  afterEach(() => world.close());

  it('HOME-06 lets seeded members really play, booked and recorded like anyone, but not the demo accounts', async () => {
    const count = () => world.sqlite.prepare<[], { n: number }>('SELECT count(*) n FROM bets').get()?.n ?? 0;
    const before = count();
    world.clock.resume();
    const play = createActivity(world);
    for (let spin = 0; spin < 40; spin += 1) await play();
    expect(count()).toBe(before + 40);
    const mine = world.sqlite
      .prepare<[number], { n: number }>(
        `SELECT count(*) n FROM bets b JOIN members m ON m.id = b.member_id
         WHERE b.id > ? AND m.username IN ('demo', 'maria', 'agente')`,
      )
      .get(before);
    expect(mine?.n).toBe(0);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('HOME-06 pauses while the clock stands still', async () => {
    const balance = () => world.sqlite.prepare('SELECT count(*) n FROM bets').get();
    const before = balance();
    await createActivity(world)();
    expect(balance()).toEqual(before);
  });
});
