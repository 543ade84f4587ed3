import { WAYS_MODELS, WaysConfig, WaysView } from '@tonalli/contracts/games/ways';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { ways } from '../module';
import { verifier } from './verifier';

const initial = WaysConfig.parse(ways.config.initial);

proveVerifier('ways', {
  verifier,
  bets: fc.record({ model: fc.constantFrom(...WAYS_MODELS), pesos: fc.integer({ min: 1, max: 200 }) }),
  play({ model, pesos }, draws) {
    const context = { config: { ...initial, model }, at: 0, phase: () => null };
    const bet = { stakeMinor: pesos * 100 };
    const { state, results = [] } = ways.accept(bet, context).start(draws).turn;
    const shown = ways.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const own = { family: 'ways', version: 1, bet, config: context.config, view: WaysView.parse(shown) };
    return { own, stakeMinor: bet.stakeMinor, payoutMinor: results[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({
    view: { ...view, spins: view.spins.map((spin) => ({ ...spin, reels: spin.reels.map(() => 'none') })) },
  }),
  wrong: [{ model: 'extreme-1' }, { model: '' }, { stakeMinor: '0' }, { stakeMinor: '1.5' }],
});
