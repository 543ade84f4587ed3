import { LiveRouletteView } from '@tonalli/contracts/games/live-roulette';
import fc from 'fast-check';
import { createMemoryRunner } from '../../../wagering/testing/memory-runner';
import { SPOTS } from '../../roulette/spots';
import { speedRoulette } from '../../speed-roulette/module';
import { verifier as speed } from '../../speed-roulette/page/verifier';
import { proveVerifier } from '../../verify/verifier-fixture';
import { liveRoulette } from '../module';
import { verifier as live } from './verifier';

for (const { game, verifier } of [
  { game: liveRoulette, verifier: live },
  { game: speedRoulette, verifier: speed },
]) {
  const { family } = game;
  /** A spin of the table where the ball falls by these draws. */
  const spun = (spots: Record<string, number>, pocket: number) => {
    const runner = createMemoryRunner(game);
    runner.fund('ana/main', 1_000_000);
    const round = runner.openShared(family, { script: [pocket] });
    const bet = { round, spots };
    const id = runner.place({ player: 'ana', family, bet });
    for (const _phase of ['closed', 'spinning', 'result']) runner.advance(family, round);
    const { results } = runner.round(id);
    const sum = (of: 'stakeMinor' | 'payoutMinor') => results.reduce((total, result) => total + result[of], 0);
    const own = { family, version: 1, bet, config: game.config.initial, view: LiveRouletteView.parse(runner.show(id)) };
    return { own, stakeMinor: sum('stakeMinor'), payoutMinor: sum('payoutMinor') };
  };
  proveVerifier(family, {
    verifier,
    bets: fc.dictionary(fc.constantFrom(...SPOTS.keys()), fc.integer({ min: 100, max: 20_000 }), {
      ...{ minKeys: 1, maxKeys: 12, noNullPrototype: true },
    }),
    play: (spots, draws) => spun(spots, draws.below(37)),
    lie: ({ view }) => ({ view: { ...view, pocket: ((view.pocket ?? 0) + 1) % 37 } }),
    wrong: [{ spots: '' }, { spots: 'red' }, { spots: 'red=0' }, { spots: 'split:1-3=100' }, { spots: 'red=1.5' }],
  });
}
