import { GAME_FAMILIES, type GameFamily } from '@tonalli/contracts/games/families';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtFamily } from '../../games/built-families';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { createActivity } from './activity';
import { listPlayers, playableTitles } from './playable-game';
import { runner } from './runner';
import { visitRound } from './visit-round';

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
    // At a table a visitor waits for the result before the next bet.
    expect(count()).toBeGreaterThan(before + 20);
    expect(count()).toBeLessThanOrEqual(before + 40);
    const mine = world.sqlite
      .prepare<[number], { n: number }>(
        `SELECT count(*) n FROM bets b JOIN members m ON m.id = b.member_id
         WHERE b.id > ? AND m.username IN ('demo', 'maria', 'agente')`,
      )
      .get(before);
    expect(mine?.n).toBe(0);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('HOME-06 lets visitors play a title of every family that has a way for them, to the end of each round', () => {
    const random = world.random.fork('visits');
    const balanceOf = ({ memberId }: { memberId: string }) => world.ledger.balance(memberId, 'member.main');
    const richest = listPlayers(world).reduce((most, one) => (balanceOf(one) > balanceOf(most) ? one : most));
    // Nobody sits down against other players for show.
    const isPlayed = (family: GameFamily) => {
      const { automatic, bank, isTakenByFeature } = builtFamily(family) ?? {};
      return automatic && bank === 'house' && !isTakenByFeature;
    };
    const played = GAME_FAMILIES.filter(isPlayed).flatMap((family) =>
      playableTitles(world, family, 1).map(({ nodeId }) => ({ family, nodeId })),
    );
    expect(played.map(({ family }) => family)).toEqual(
      expect.arrayContaining(['slot', 'mines', 'blackjack', 'roulette']),
    );
    for (const { nodeId } of played) {
      world.transaction(() => visitRound(world, { memberId: richest.memberId, nodeId, stakeMinor: 100 }, random));
      // A table decides in its own time.
      const isOpen = () => runner.open(world, { memberId: richest.memberId, nodeId }).length > 0;
      for (let waited = 0; waited < 30 && isOpen(); waited += 1) world.clock.advance(10_000);
      expect(runner.open(world, { memberId: richest.memberId, nodeId })).toEqual([]);
    }
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('HOME-06 pauses while the clock stands still', async () => {
    const balance = () => world.sqlite.prepare('SELECT count(*) n FROM bets').get();
    const before = balance();
    await createActivity(world)();
    expect(balance()).toEqual(before);
  });
});
