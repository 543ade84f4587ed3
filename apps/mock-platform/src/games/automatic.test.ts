import { describe, expect, it } from 'vitest';
import { createRandom } from '../kernel/random';
import { createMemoryRunner } from '../wagering/testing/memory-runner';
import { GAMES } from './registry';

const FUNDS_MINOR = 1_000_000_000;
/** No visitor thinks about a round for longer. */
const MOST_STEPS = 25;

// The runner in memory has no titles and no rooms: visitors of rounds that differ by title, or that a game of one's own is played in,
// are tried where their bets are taken.
const PLAYED = GAMES.filter(({ draws, rounds }) => !rounds || (draws === 'shared' && !rounds.ofTitle)).flatMap(
  (game) => (game.automatic ? [{ game, automatic: game.automatic }] : []),
);
const [ALONE, SHARED] = ['personal', 'shared'].map((draws) => PLAYED.filter(({ game }) => game.draws === draws));

describe.each(ALONE ?? [])('visitors of $game.family', ({ game, automatic }) => {
  it('HOME-06 place bets that are taken, and bring each of their rounds to an end', () => {
    const random = createRandom(`visitors/${game.family}`);
    const runner = createMemoryRunner(game);
    runner.fund('ana/main', FUNDS_MINOR);
    for (const stakeMinor of [100, 250, 500, 1_000, 2_500, 5_000, 12_500, 25_000]) {
      for (let round = 0; round < 4; round += 1) {
        const id = runner.place({ player: 'ana', family: game.family, bet: automatic.bet(stakeMinor, random) });
        for (let steps = 0; !runner.isOver(id); steps += 1) {
          expect(steps).toBeLessThan(MOST_STEPS);
          const step = automatic.step(runner.show(id), random);
          if (step === null) runner.finish(id);
          else runner.step(id, step);
        }
      }
    }
    expect(runner.total()).toBe(0);
  });
});

describe.each(SHARED ?? [])('visitors at a table of $game.family', ({ game, automatic }) => {
  it('HOME-06 place bets that are taken, and leave them to the table', () => {
    const { family } = game;
    const random = createRandom(`visitors/${family}`);
    const runner = createMemoryRunner(game);
    runner.fund('ana/main', FUNDS_MINOR);
    for (const stakeMinor of [100, 250, 500, 1_000, 2_500, 5_000, 12_500, 25_000]) {
      const key = runner.openShared(family);
      const standing = { key, shown: runner.showShared(family, key) };
      const id = runner.place({ player: 'ana', family, bet: automatic.bet(stakeMinor, random, standing) });
      for (let phases = 0; !runner.isOver(id); phases += 1) {
        expect(phases).toBeLessThan(MOST_STEPS);
        runner.advance(family, key);
      }
    }
    expect(runner.total()).toBe(0);
  });
});

it('HOME-06 visitors play more than the slot', () => {
  const families = PLAYED.map(({ game }) => game.family);
  expect(families).toEqual(expect.arrayContaining(['slot', 'dice', 'mines', 'hi-lo', 'blackjack', 'roulette']));
});
