import { KenoView } from '@tonalli/contracts/games/keno';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { keno } from '../module';
import { verifier } from './verifier';

const context = { config: keno.config.initial, at: 0, phase: () => null };

proveVerifier('keno', {
  verifier,
  bets: fc.record({
    picks: fc
      .uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 10 })
      .map((picks) => picks.sort((a, b) => a - b)),
    stakeMinor: fc.integer({ min: 100, max: 2_000 }),
  }),
  play(bet, draws) {
    const { state, results = [] } = keno.accept(bet, context).start(draws).turn;
    const shown = keno.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const own = { family: 'keno', version: 1, bet, config: context.config, view: KenoView.parse(shown) };
    return { own, stakeMinor: bet.stakeMinor, payoutMinor: results[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, drawn: [...view.drawn].reverse() } }),
  wrong: [{ picks: '' }, { picks: '7 3' }, { picks: '81' }, { picks: 'seven' }, { stakeMinor: '0' }],
});
