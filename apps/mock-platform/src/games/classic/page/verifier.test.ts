import { CLASSIC_MODELS, ClassicConfig, ClassicView } from '@tonalli/contracts/games/classic';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { classic } from '../module';
import { verifier } from './verifier';

const initial = ClassicConfig.parse(classic.config.initial);

proveVerifier('classic', {
  verifier,
  bets: fc.record({ model: fc.constantFrom(...CLASSIC_MODELS), pesos: fc.integer({ min: 1, max: 200 }) }),
  play({ model, pesos }, draws) {
    const context = { config: { ...initial, model }, at: 0, phase: () => null };
    const bet = { stakeMinor: pesos * 100 };
    const { state, results = [] } = classic.accept(bet, context).start(draws).turn;
    const shown = classic.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const own = { family: 'classic', version: 1, bet, config: context.config, view: ClassicView.parse(shown) };
    return { own, stakeMinor: bet.stakeMinor, payoutMinor: results[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, reels: view.reels.map(() => 'none') } }),
  wrong: [{ model: 'extreme-1' }, { model: '' }, { stakeMinor: '0' }, { stakeMinor: '1.5' }],
});
