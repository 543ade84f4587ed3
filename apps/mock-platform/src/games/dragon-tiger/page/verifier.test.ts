import { DRAGON_TIGER_SPOTS, DragonTigerView } from '@tonalli/contracts/games/dragon-tiger';
import fc from 'fast-check';
import { recordDraws } from '../../../wagering/draws';
import { createMemoryRunner } from '../../../wagering/testing/memory-runner';
import { proveVerifier } from '../../verify/verifier-fixture';
import { dragonTiger } from '../module';
import { dealPair } from '../odds';
import { verifier } from './verifier';

const family = 'dragon-tiger';

/** A round of the table by these draws. */
function dealt(spots: Record<string, number>, script: readonly number[]) {
  const runner = createMemoryRunner(dragonTiger);
  runner.fund('ana/main', 1_000_000);
  const round = runner.openShared(family, { script: [...script] });
  const bet = { round, spots };
  const id = runner.place({ player: 'ana', family, bet });
  for (const _phase of ['closed', 'dealing', 'result']) runner.advance(family, round);
  const { results } = runner.round(id);
  const sum = (of: 'stakeMinor' | 'payoutMinor') => results.reduce((total, result) => total + result[of], 0);
  const view = DragonTigerView.parse(runner.show(id));
  const own = { family, version: 1, bet, config: dragonTiger.config.initial, view };
  return { own, stakeMinor: sum('stakeMinor'), payoutMinor: sum('payoutMinor') };
}

proveVerifier(family, {
  verifier,
  bets: fc.dictionary(fc.constantFrom(...DRAGON_TIGER_SPOTS), fc.integer({ min: 100, max: 20_000 }), {
    ...{ minKeys: 1, noNullPrototype: true },
  }),
  play(spots, source) {
    const draws = recordDraws(source);
    dealPair(draws);
    return dealt(
      spots,
      draws.drawn.map(([, value]) => value),
    );
  },
  lie: ({ view }) => ({ view: { ...view, tiger: ((view.tiger ?? 0) + 1) % 52 } }),
  wrong: [{ spots: '' }, { spots: 'tie' }, { spots: 'tie=0' }, { spots: 'banker=100' }, { spots: 'dragon=1.5' }],
});
