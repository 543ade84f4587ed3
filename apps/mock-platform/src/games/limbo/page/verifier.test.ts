import { LimboView } from '@tonalli/contracts/games/limbo';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { limbo } from '../module';
import { verifier } from './verifier';

const context = { config: limbo.config.initial, at: 0, phase: () => null };

proveVerifier('limbo', {
  verifier,
  bets: fc.record({
    targetX100: fc.oneof(fc.integer({ min: 101, max: 1_000 }), fc.integer({ min: 101, max: 100_000_000 })),
    stakeMinor: fc.integer({ min: 100, max: 1_000 }),
  }),
  play(bet, draws) {
    const { state, results = [] } = limbo.accept(bet, context).start(draws).turn;
    const shown = limbo.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const own = { family: 'limbo', version: 1, bet, config: context.config, view: LimboView.parse(shown) };
    return { own, stakeMinor: bet.stakeMinor, payoutMinor: results[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, resultX100: view.resultX100 + 1 } }),
  wrong: [{ targetX100: '100' }, { targetX100: '' }, { stakeMinor: '0' }, { rtpBp: '10001' }],
});
