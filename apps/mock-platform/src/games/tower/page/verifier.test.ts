import { TowerView } from '@tonalli/contracts/games/tower';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { tower } from '../module';
import { verifier } from './verifier';

const context = { config: tower.config.initial, at: 0, phase: () => null };
const noDraws = { below: () => Number.NaN };

proveVerifier('tower', {
  verifier,
  bets: fc.record({
    level: fc.constantFrom('easy', 'medium', 'hard', 'expert', 'master'),
    stakeMinor: fc.integer({ min: 100, max: 300 }),
    tiles: fc.array(fc.nat(1), { maxLength: 9 }),
  }),
  play({ level, stakeMinor, tiles }, draws) {
    const bet = { level, stakeMinor };
    let { state, results } = tower.accept(bet, context).start(draws).turn;
    const round = (open: Record<string, number>) => tower.resume({ id: 'r', bet, state, open, heldMinor: 0 });
    const steps = [...tiles.map((tile) => ({ do: 'climb', tile })), { do: 'cash-out' }];
    for (const step of steps) {
      if (results) break;
      ({ state, results } = round({ climb: stakeMinor }).step(step, { ...context, draws: noDraws }));
    }
    const view = TowerView.parse(round({}).show(context));
    const own = { family: 'tower', version: 1, bet, config: context.config, view };
    return { own, stakeMinor, payoutMinor: results?.[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, odd: view.odd?.map((tile) => (tile + 1) % 4) ?? null } }),
  wrong: [
    ...[{ level: 'mild' }, { climbed: '4' }, { climbed: 'a' }, { climbed: '0 0 0 0 0 0 0 0 0 0' }],
    ...[{ stakeMinor: '0' }, { rtpBp: '10001' }],
  ],
});
