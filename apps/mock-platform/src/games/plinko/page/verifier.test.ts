import { PlinkoView } from '@tonalli/contracts/games/plinko';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { plinko } from '../module';
import { verifier } from './verifier';

const context = { config: plinko.config.initial, at: 0, phase: () => null };

proveVerifier('plinko', {
  verifier,
  bets: fc.record({
    rows: fc.constantFrom(8 as const, 12 as const, 16 as const),
    risk: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
    stakeMinor: fc.integer({ min: 100, max: 100_000 }),
  }),
  play(bet, draws) {
    const { state, results = [] } = plinko.accept(bet, context).start(draws).turn;
    const shown = plinko.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const own = { family: 'plinko', version: 1, bet, config: context.config, view: PlinkoView.parse(shown) };
    return { own, stakeMinor: bet.stakeMinor, payoutMinor: results[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, path: view.path.map((step, row) => (row === 0 ? 1 - step : step)) } }),
  wrong: [{ rows: '9' }, { rows: '' }, { risk: 'extreme' }, { stakeMinor: '0' }, { stakeMinor: '1.5' }],
});
