import { ThreeCardView } from '@tonalli/contracts/games/three-card-poker';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { threeCardPoker } from '../module';
import { verifier } from './verifier';

const context = { config: threeCardPoker.config.initial, at: 0, phase: () => null };

proveVerifier('three-card-poker', {
  verifier,
  bets: fc.record({
    stakeMinor: fc.integer({ min: 100, max: 1_000_000 }),
    pairPlus: fc.boolean(),
    step: fc.constantFrom('play', 'fold', 'check'),
  }),
  play({ stakeMinor, pairPlus, step }, draws) {
    const bet = { stakeMinor, pairPlus };
    const { turn } = threeCardPoker.accept(bet, context).start(draws);
    const round = (state: unknown) => threeCardPoker.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 });
    const { state, results = [] } = round(turn.state).step(step, { ...context, draws });
    const view = ThreeCardView.parse(round(state).show(context));
    const own = { family: 'three-card-poker', version: 1, bet, config: context.config, view };
    const sum = (of: (one: (typeof results)[number]) => number) => results.reduce((all, one) => all + of(one), 0);
    return {
      own,
      stakeMinor: sum(({ status, stakeMinor: staked }) => (status === 'VOID' ? 0 : staked)),
      payoutMinor: sum(({ payoutMinor }) => payoutMinor),
    };
  },
  lie: ({ view }) => ({ view: { ...view, player: view.player.map((card) => (card + 13) % 52) } }),
  wrong: [{ step: 'raise' }, { stakeMinor: '0' }],
});
