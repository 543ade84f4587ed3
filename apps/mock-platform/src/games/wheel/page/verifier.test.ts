import { WheelView } from '@tonalli/contracts/games/wheel';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { wheel } from '../module';
import { verifier } from './verifier';

const context = { config: wheel.config.initial, at: 0, phase: () => null };

proveVerifier('wheel', {
  verifier,
  bets: fc.record({
    segments: fc.constantFrom(10 as const, 20 as const, 30 as const, 40 as const, 50 as const),
    risk: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
    stakeMinor: fc.integer({ min: 100, max: 1_000_000 }),
  }),
  play(bet, draws) {
    const { state, results = [] } = wheel.accept(bet, context).start(draws).turn;
    const shown = wheel.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const own = { family: 'wheel', version: 1, bet, config: context.config, view: WheelView.parse(shown) };
    return { own, stakeMinor: bet.stakeMinor, payoutMinor: results[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, segment: (view.segment + 1) % view.segments } }),
  wrong: [{ segments: '11' }, { segments: '' }, { risk: 'extreme' }, { stakeMinor: '0' }, { stakeMinor: '1.5' }],
});
