import { CLUSTER_MODELS, ClusterConfig, ClusterView } from '@tonalli/contracts/games/cluster';
import fc from 'fast-check';
import { proveVerifier } from '../../verify/verifier-fixture';
import { cluster } from '../module';
import { verifier } from './verifier';

const initial = ClusterConfig.parse(cluster.config.initial);

proveVerifier('cluster', {
  verifier,
  bets: fc.record({
    model: fc.constantFrom(...CLUSTER_MODELS),
    stakeMinor: fc.integer({ min: 5, max: 1_000 }).map((part) => part * 20),
  }),
  play({ model, stakeMinor }, draws) {
    const context = { config: { ...initial, model }, at: 0, phase: () => null };
    const bet = { stakeMinor };
    const { state, results = [] } = cluster.accept(bet, context).start(draws).turn;
    const shown = cluster.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const view = ClusterView.parse(shown);
    const own = { family: 'cluster', version: 1, bet, config: context.config, view };
    return { own, stakeMinor, payoutMinor: results[0]?.payoutMinor ?? 0 };
  },
  lie: ({ view }) => ({ view: { ...view, clearPays: view.clearPays + 1 } }),
  wrong: [{ model: 'low-9' }, { stakeMinor: '' }, { stakeMinor: '0' }, { stakeMinor: '1010' }, { stakeMinor: '1.5' }],
});
