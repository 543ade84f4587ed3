import { BlackjackStep, BlackjackView } from '@tonalli/contracts/games/blackjack';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { blackjack } from '../module';
import { verifier } from './verifier';

const context = { config: blackjack.config.initial, at: 0, phase: () => null };

proveVerifier('blackjack', {
  verifier,
  bets: fc.record({
    stakeMinor: fc.integer({ min: 100, max: 1_000_000 }),
    // What the cards do not allow is left out below; every hand left stands.
    wanted: fc.array(fc.constantFrom(...BlackjackStep.options), { maxLength: 12 }),
  }),
  play({ stakeMinor, wanted }, draws) {
    const bet = { stakeMinor };
    let turn = blackjack.accept(bet, context).start(draws).turn;
    const results = [...(turn.results ?? [])];
    const round = () => blackjack.resume({ id: 'r', bet, state: turn.state, open: {}, heldMinor: 0 });
    const view = () => BlackjackView.parse(round().show(context));
    for (const step of [...wanted, 'decline', 'stand', 'stand']) {
      if (view().stage === 'over') break;
      try {
        turn = round().step(step, { ...context, draws });
        results.push(...(turn.results ?? []));
      } catch {
        // Not allowed on these cards.
      }
    }
    const own = { family: 'blackjack', version: 1, bet, config: context.config, view: view() };
    const counted = results.filter(({ status }) => status !== 'VOID');
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    return {
      own,
      stakeMinor: sum(counted.map((result) => result.stakeMinor)),
      payoutMinor: sum(results.map((result) => result.payoutMinor)),
    };
  },
  lie: ({ view }) => ({ view: { ...view, dealer: view.dealer.map((card) => (card + 13) % 52) } }),
  wrong: [{ steps: 'surrender' }, { stakeMinor: '0' }, { stakeMinor: '' }],
});
