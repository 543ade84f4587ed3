import { LiveBlackjackStep } from '@tonalli/contracts/games/live-blackjack';
import fc from 'fast-check';
import { sumOf } from '../../../wagering/stake';
import { proveVerifier } from '../../verify/verifier-fixture';
import { liveBlackjack } from '../module';
import { FAMILY, sitDown } from '../table-fixture';
import { verifier } from './verifier';

proveVerifier('live-blackjack', {
  verifier,
  bets: fc.record({
    stakeMinor: fc.integer({ min: 100, max: 1_000 }),
    seat: fc.integer({ min: 1, max: 7 }),
    // What the cards do not allow is left out below; the table takes what is not answered in time for no.
    wanted: fc.array(fc.constantFrom(...LiveBlackjackStep.options), { maxLength: 12 }),
    isAnswered: fc.boolean(),
  }),
  play({ stakeMinor, seat, wanted, isAnswered }, draws) {
    const script = Array.from({ length: 278 }, () => draws.below(52));
    const table = sitDown({ script }, [{ seat, stakeMinor }]);
    const { runner, ids, phase } = table;
    table.until('dealing');
    runner.advance(FAMILY, table.key);
    if (phase().name === 'insurance') {
      if (isAnswered) table.step(wanted.includes('insure') ? 'insure' : 'decline');
      runner.advance(FAMILY, table.key);
    }
    for (const step of phase().name === 'playing' ? wanted : []) {
      try {
        table.step(step);
      } catch {
        // Not allowed on these cards.
      }
    }
    if (phase().name !== 'over') table.until('over');
    const { bet, results } = runner.round(ids[0] ?? '');
    const counted = results.filter(({ status }) => status !== 'VOID');
    return {
      own: { family: FAMILY, version: 1, bet, config: liveBlackjack.config.initial, view: table.view() },
      stakeMinor: sumOf(counted, (result) => result.stakeMinor),
      payoutMinor: sumOf(results, (result) => result.payoutMinor),
    };
  },
  lie: ({ view }) => ({ view: { ...view, dealer: view.dealer.map((card) => (card + 13) % 52) } }),
  wrong: [{ steps: 'surrender' }, { stakeMinor: '0' }, { stakeMinor: '' }, { seat: '8' }, { seat: '' }],
});
