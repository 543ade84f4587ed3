import { HiLoStep, HiLoView } from '@tonalli/contracts/games/hi-lo';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { hiLo } from '../module';
import { verifier } from './verifier';

const context = { config: hiLo.config.initial, at: 0, phase: () => null };

proveVerifier('hi-lo', {
  verifier,
  bets: fc.record({
    stakeMinor: fc.integer({ min: 100, max: 1_000_000 }),
    // What the cards do not allow is left out below; a round ends with a cash-out where nothing ended it.
    wanted: fc.array(fc.constantFrom(...HiLoStep.options), { maxLength: 40 }),
  }),
  play({ stakeMinor, wanted }, draws) {
    const bet = { stakeMinor };
    let { state, results } = { results: undefined, ...hiLo.accept(bet, context).start(draws).turn };
    const round = (open: Record<string, number>) => hiLo.resume({ id: 'r', bet, state, open, heldMinor: 0 });
    for (const step of [...wanted, 'cash-out']) {
      if (results) break;
      try {
        const turn = round({ cards: stakeMinor }).step(step, { ...context, draws });
        ({ state, results } = { results: undefined, ...turn });
      } catch {
        // Not allowed on this card.
      }
    }
    const view = HiLoView.parse(round({}).show(context));
    const own = { family: 'hi-lo', version: 1, bet, config: context.config, view };
    const isRefunded = results?.[0]?.status === 'VOID';
    return { own, stakeMinor: isRefunded ? 0 : stakeMinor, payoutMinor: results?.[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, cards: view.cards.map((card) => (card + 13) % 52) } }),
  wrong: [{ steps: 'up' }, { stakeMinor: '0' }, { rtpBp: '10001' }, { maxPayoutMinor: '' }],
});
