import { SicBoView } from '@tonalli/contracts/games/sic-bo';
import fc from 'fast-check';
import { createMemoryRunner } from '../../../wagering/testing/memory-runner';
import { speedSicBo } from '../../speed-sic-bo/module';
import { verifier as speed } from '../../speed-sic-bo/page/verifier';
import { proveVerifier } from '../../verify/verifier-fixture';
import { sicBo } from '../module';
import { SPOTS } from '../spots';
import { verifier as live } from './verifier';

for (const { game, verifier } of [
  { game: sicBo, verifier: live },
  { game: speedSicBo, verifier: speed },
]) {
  const { family } = game;
  /** A throw of the table by these draws. */
  const thrown = (spots: Record<string, number>, script: readonly number[]) => {
    const runner = createMemoryRunner(game);
    runner.fund('ana/main', 1_000_000);
    const round = runner.openShared(family, { script: [...script] });
    const bet = { round, spots };
    const id = runner.place({ player: 'ana', family, bet });
    for (const _phase of ['closed', 'spinning', 'result']) runner.advance(family, round);
    const { results } = runner.round(id);
    const sum = (of: 'stakeMinor' | 'payoutMinor') => results.reduce((total, result) => total + result[of], 0);
    const own = { family, version: 1, bet, config: game.config.initial, view: SicBoView.parse(runner.show(id)) };
    return { own, stakeMinor: sum('stakeMinor'), payoutMinor: sum('payoutMinor') };
  };
  proveVerifier(family, {
    verifier,
    bets: fc.dictionary(fc.constantFrom(...SPOTS.keys()), fc.integer({ min: 100, max: 20_000 }), {
      ...{ minKeys: 1, maxKeys: 12, noNullPrototype: true },
    }),
    play: (spots, draws) => thrown(spots, [draws.below(6), draws.below(6), draws.below(6)]),
    lie: ({ view }) => ({
      view: { ...view, dice: view.dice?.map((value, nth) => (nth === 0 ? (value % 6) + 1 : value)) ?? null },
    }),
    wrong: [{ spots: '' }, { spots: 'big' }, { spots: 'big=0' }, { spots: 'total:3=100' }, { spots: 'pair:5-2=100' }],
  });
}
