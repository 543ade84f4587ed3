import { type CoinSide, CoinView } from '@tonalli/contracts/games/coin';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { coin } from '../module';
import { verifier } from './verifier';

const context = { config: coin.config.initial, at: 0, phase: () => null };
const noDraws = { below: () => Number.NaN };
const side = fc.constantFrom<CoinSide>('heads', 'tails');

proveVerifier('coin', {
  verifier,
  bets: fc.record({
    stakeMinor: fc.integer({ min: 100, max: 300 }),
    call: fc.option(side, { nil: undefined }),
    sides: fc.array(side, { maxLength: 9 }),
  }),
  play({ stakeMinor, call, sides }, draws) {
    const bet = { stakeMinor, ...(call && { call }) };
    let { state, results } = coin.accept(bet, context).start(draws).turn;
    const round = (open: Record<string, number>) => coin.resume({ id: 'r', bet, state, open, heldMinor: 0 });
    const steps = [...sides.map((called) => ({ do: 'call', side: called })), { do: 'cash-out' }];
    for (const step of steps) {
      if (results) break;
      ({ state, results } = round({ streak: stakeMinor }).step(step, { ...context, draws: noDraws }));
    }
    const view = CoinView.parse(round({}).show(context));
    const own = { family: 'coin', version: 1, bet, config: context.config, view };
    return { own, stakeMinor, payoutMinor: results?.[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, flips: view.flips?.map((fell) => (fell === 'heads' ? 'tails' : 'heads')) } }),
  wrong: [{ calls: 'x' }, { calls: 'h'.repeat(21) }, { calls: '0' }, { stakeMinor: '0' }, { rtpBp: '10001' }],
});
