import { SCRATCH_TABLES, ScratchConfig, ScratchView } from '@tonalli/contracts/games/scratch';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { scratch } from '../module';
import { verifier } from './verifier';

proveVerifier('scratch', {
  verifier,
  bets: fc.record({ table: fc.constantFrom(...SCRATCH_TABLES), stakeMinor: fc.integer({ min: 100, max: 5_000 }) }),
  play({ table, stakeMinor }, draws) {
    const config = { ...ScratchConfig.parse(scratch.config.initial), table };
    const context = { config, at: 0, phase: () => null };
    const bet = { stakeMinor };
    const { state, results = [] } = scratch.accept(bet, context).start(draws).turn;
    const shown = scratch.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const own = { family: 'scratch', version: 1, bet, config, view: ScratchView.parse(shown) };
    return { own, stakeMinor, payoutMinor: results[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, fields: [...view.fields].reverse(), winner: 'high1' } }),
  wrong: [{ table: 'none' }, { table: '' }, { stakeMinor: '0' }, { stakeMinor: '1.5' }],
});
