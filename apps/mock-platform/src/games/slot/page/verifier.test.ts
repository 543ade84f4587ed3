import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { play } from '../engine';
import { LINE_COUNT } from '../lines';
import { MODEL_IDS, MODELS } from '../models';
import { verifier } from './verifier';

proveVerifier('slot', {
  verifier,
  bets: fc.record({ model: fc.constantFrom(...MODEL_IDS), lineStakeMinor: fc.constantFrom(5, 100, 2_500) }),
  play({ model, lineStakeMinor }, draws) {
    const { spins, payoutMinor } = play(MODELS[model], { lineStakeMinor }, draws);
    const own = { model, lineStakeMinor, stops: spins.map((spin) => [...spin.stops]) };
    return { own, stakeMinor: lineStakeMinor * LINE_COUNT, payoutMinor };
  },
  lie: ({ stops }) => ({
    stops: stops.map((spin, index) => (index === 0 ? spin.map((stop) => stop + 1) : spin)),
  }),
  wrong: [{ model: 'x' }, { lineStakeMinor: '0' }],
});
