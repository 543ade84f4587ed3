import { RouletteView } from '@tonalli/contracts/games/roulette';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { roulette } from '../module';
import { SPOTS } from '../spots';
import { verifier } from './verifier';

const context = { config: roulette.config.initial, at: 0, phase: () => null };
const spot = fc.constantFrom(...SPOTS.keys());

proveVerifier('roulette', {
  verifier,
  bets: fc.record({
    spots: fc.dictionary(spot, fc.integer({ min: 100, max: 20_000 }), {
      minKeys: 1,
      maxKeys: 12,
      noNullPrototype: true,
    }),
  }),
  play(bet, draws) {
    const { state, results = [] } = roulette.accept(bet, context).start(draws).turn;
    const shown = roulette.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const own = { family: 'roulette', version: 1, bet, config: context.config, view: RouletteView.parse(shown) };
    const sum = (of: 'stakeMinor' | 'payoutMinor') => results.reduce((total, result) => total + result[of], 0);
    return { own, stakeMinor: sum('stakeMinor'), payoutMinor: sum('payoutMinor') };
  },
  lie: ({ view }) => ({ view: { ...view, pocket: (view.pocket + 1) % 37 } }),
  wrong: [{ spots: '' }, { spots: 'red' }, { spots: 'red=0' }, { spots: 'split:1-3=100' }, { spots: 'red=1.5' }],
});
