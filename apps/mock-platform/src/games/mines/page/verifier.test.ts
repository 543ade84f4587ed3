import { MinesView } from '@tonalli/contracts/games/mines';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { mines } from '../module';
import { verifier } from './verifier';

const context = { config: mines.config.initial, at: 0, phase: () => null };
const noDraws = { below: () => Number.NaN };

proveVerifier('mines', {
  verifier,
  bets: fc.record({
    bombs: fc.integer({ min: 1, max: 24 }),
    stakeMinor: fc.integer({ min: 100, max: 1_000 }),
    cells: fc.shuffledSubarray(Array.from({ length: 25 }, (_, cell) => cell)),
  }),
  play({ bombs, stakeMinor, cells }, draws) {
    const bet = { bombs, stakeMinor };
    let { state, results } = mines.accept(bet, context).start(draws).turn;
    const round = (open: Record<string, number>) => mines.resume({ id: 'r', bet, state, open, heldMinor: 0 });
    const steps = [...cells.map((cell) => ({ do: 'open', cell })), { do: 'cash-out' }];
    for (const step of steps) {
      if (results) break;
      ({ state, results } = round({ field: stakeMinor }).step(step, { ...context, draws: noDraws }));
    }
    const view = MinesView.parse(round({}).show(context));
    const own = { family: 'mines', version: 1, bet, config: context.config, view };
    return { own, stakeMinor, payoutMinor: results?.[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, places: view.places?.map((cell) => (cell + 1) % 25) ?? null } }),
  wrong: [
    ...[{ bombs: '0' }, { bombs: '25' }, { bombs: '' }, { opened: '25' }, { opened: '3 3' }, { opened: 'a' }],
    ...[{ stakeMinor: '0' }, { rtpBp: '10001' }],
  ],
});
