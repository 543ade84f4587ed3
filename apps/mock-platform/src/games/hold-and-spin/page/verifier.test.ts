import { HOLD_AND_SPIN_MODELS, HoldAndSpinConfig, HoldAndSpinView } from '@tonalli/contracts/games/hold-and-spin';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { holdAndSpin } from '../module';
import { verifier } from './verifier';

const initial = HoldAndSpinConfig.parse(holdAndSpin.config.initial);

proveVerifier('hold-and-spin', {
  verifier,
  bets: fc.record({
    model: fc.constantFrom(...HOLD_AND_SPIN_MODELS),
    stakeMinor: fc.integer({ min: 5, max: 1_000 }).map((lineStake) => lineStake * 20),
  }),
  play({ model, stakeMinor }, draws) {
    const context = { config: { ...initial, model }, at: 0, phase: () => null };
    const bet = { stakeMinor };
    const { state, results = [] } = holdAndSpin.accept(bet, context).start(draws).turn;
    const shown = holdAndSpin.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const view = HoldAndSpinView.parse(shown);
    const own = { family: 'hold-and-spin', version: 1, bet, config: context.config, view };
    return { own, stakeMinor, payoutMinor: results[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, linesPay: view.linesPay + 4 } }),
  wrong: [{ model: 'low-9' }, { stakeMinor: '' }, { stakeMinor: '0' }, { stakeMinor: '1010' }, { stakeMinor: '1.5' }],
});
