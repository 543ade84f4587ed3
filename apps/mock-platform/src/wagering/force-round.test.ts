import { expect, it } from 'vitest';
import { dice } from '../games/dice/module';
import { fairDraws, serverSeedHash } from '../kernel/fairness';
import type { AnyGameModule } from './define-game';
import { ofMember, rotateSeeds } from './fairness-seeds';
import { mines } from './families/mines-fixture';
import { codeOf, openRunner } from './testing/real-runner';

/** Dice of which a roll below a number can be wished for. */
const low: AnyGameModule = {
  ...dice,
  force: { read: (wish) => (kept) => Number(Object(kept.state).roll) < Number(wish) },
};
const title = { vendor: 'OMT', gameType: 'RNG', family: 'dice' } as const;
const bet = { side: 'under', target: 5_000, stakeMinor: 100 };

it('QA-04 GAME-08 a wished round is a fair one of the seed that was committed to before', async () => {
  const { world, runner, ...real } = openRunner(low, mines);
  const memberId = await real.player(10_000);
  const forced = runner.force(world, { memberId, title, bet, wish: 500 });
  const { nonce, view, moment } = real.place(memberId, { round: 'wished', family: 'dice', bet });
  expect([nonce, moment.payoutMinor]).toEqual([forced.nonce, 194]);
  const { revealed } = world.transaction(() => rotateSeeds(world, ofMember(memberId)));
  const serverSeed = revealed?.serverSeed ?? '';
  expect(serverSeedHash(serverSeed)).toBe(forced.serverSeedHash);
  const roll = fairDraws({ serverSeed, clientSeed: forced.clientSeed, nonce }).below(10_000);
  expect([roll < 500, view()]).toEqual([true, { side: 'under', target: 5_000, roll, multiplierX10000: 19_400 }]);
  world.close();
});

it('QA-04 nothing is wished for while a round is open, nor in a family that knows no wishes', async () => {
  const { world, runner, ...real } = openRunner(low, mines);
  const memberId = await real.player(10_000);
  const elsewhere = { ...title, family: 'mines' };
  expect(() => runner.force(world, { memberId, title: elsewhere, bet: { bombs: 3, stakeMinor: 1 }, wish: 1 })).toThrow(
    'nothing can be wished for in mines',
  );
  real.place(memberId, { round: 'open', family: 'mines', bet: { bombs: 3, stakeMinor: 1 } });
  expect(codeOf(() => runner.force(world, { memberId, title, bet, wish: 9_999 }))).toBe('ROUND_OPEN');
  world.close();
});
