import { BACCARAT_SPOTS, BaccaratView } from '@tonalli/contracts/games/baccarat';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { baccarat } from '../module';
import { verifier } from './verifier';

const context = { config: baccarat.config.initial, at: 0, phase: () => null };

proveVerifier('baccarat', {
  verifier,
  bets: fc.record({
    spots: fc.dictionary(fc.constantFrom(...BACCARAT_SPOTS), fc.integer({ min: 100, max: 100_000 }), {
      minKeys: 1,
      noNullPrototype: true,
    }),
  }),
  play(bet, draws) {
    const { state, results = [] } = baccarat.accept(bet, context).start(draws).turn;
    const shown = baccarat.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const own = { family: 'baccarat', version: 1, bet, config: context.config, view: BaccaratView.parse(shown) };
    const played = results.filter(({ status }) => status !== 'VOID');
    return {
      own,
      stakeMinor: played.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0),
      payoutMinor: results.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0),
    };
  },
  lie: ({ view }) => ({ view: { ...view, player: view.player.map((card) => (card + 13) % 52) } }),
  wrong: [{ spots: '' }, { spots: 'tie' }, { spots: 'tie=0' }, { spots: 'dragon=100' }, { spots: 'tie=1.5' }],
});
