import { FishView } from '@tonalli/contracts/games/fish';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { fish } from '../module';
import { shoalOf, swims } from '../shoal';
import { verifier } from './verifier';

const AT = 25_000;
const TIDE = { seed: 99, sea: 2 } as const;
const shown = { from: 0, ...TIDE, seats: [], gone: [] };
const context = {
  ...{ config: fish.config.initial, at: AT },
  phase: () => ({ name: 'open', takesBets: true, lastsMs: 60_000, table: shown }),
};
const THERE = shoalOf(TIDE)
  .filter((one) => swims(one, AT) && swims(one, AT - 3_000))
  .map(({ id }) => id);

proveVerifier('fish', {
  verifier,
  bets: fc.array(fc.record({ fish: fc.constantFrom(...THERE), level: fc.integer({ min: 1, max: 10 }) }), {
    minLength: 1,
    maxLength: 20,
  }),
  play(shots, draws) {
    const hits = shots.map((shot, at) => ({ ...shot, at: AT - (shots.length - 1 - at) * 125 }));
    const bet = { round: 'tide', seat: 1, hits };
    const { state, results } = fish.accept(bet, context).start(draws).turn;
    const view = FishView.parse(fish.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context));
    const [{ stakeMinor, payoutMinor } = { stakeMinor: 0, payoutMinor: 0 }] = results ?? [];
    return { own: { family: 'fish', version: 1, bet, config: context.config, view }, stakeMinor, payoutMinor };
  },
  lie: ({ view }) => ({
    view: {
      ...view,
      hits: view.hits.map(([kind, level, pays, drawn]) => [kind, level, pays, (drawn + 1) % 1_000_000]),
    },
  }),
  wrong: [{ hits: '' }, { hits: '21x1' }, { hits: '0x0' }, { hits: '0x11' }, { hits: 'x' }, { unitMinor: '0' }],
});
