import { DiceView } from '@tonalli/contracts/games/dice';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { dice } from '../module';
import { verifier } from './verifier';

const context = { config: dice.config.initial, at: 0, phase: () => null };

proveVerifier('dice', {
  verifier,
  bets: fc
    .record({
      side: fc.constantFrom('under' as const, 'over' as const),
      winning: fc.integer({ min: 1, max: 9_603 }),
      stakeMinor: fc.integer({ min: 100, max: 10_309 }),
    })
    .map(({ side, winning, stakeMinor }) => {
      return { side, target: side === 'under' ? winning : 9_999 - winning, stakeMinor };
    }),
  play(bet, draws) {
    const { state, results = [] } = dice.accept(bet, context).start(draws).turn;
    const shown = dice.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const own = { family: 'dice', version: 1, bet, config: context.config, view: DiceView.parse(shown) };
    return { own, stakeMinor: bet.stakeMinor, payoutMinor: results[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, roll: (view.roll + 1) % 10_000 } }),
  wrong: [{ side: 'on' }, { target: '10000' }, { target: '' }, { stakeMinor: '0' }, { rtpBp: '10001' }],
});
