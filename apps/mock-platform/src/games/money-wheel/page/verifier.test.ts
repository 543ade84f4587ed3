import { MoneyWheelView, WHEEL_SPOTS } from '@tonalli/contracts/games/money-wheel';
import fc from 'fast-check';
import { createMemoryRunner } from '../../../wagering/testing/memory-runner';
import { proveVerifier } from '../../verify/verifier-fixture';
import { moneyWheel } from '../module';
import { verifier } from './verifier';

const family = 'money-wheel';

/** A turn of the wheel that stops there by these draws. */
function turned(spots: Record<string, number>, segment: number) {
  const runner = createMemoryRunner(moneyWheel);
  runner.fund('ana/main', 1_000_000);
  const round = runner.openShared(family, { script: [segment] });
  const bet = { round, spots };
  const id = runner.place({ player: 'ana', family, bet });
  for (const _phase of ['closed', 'spinning', 'result']) runner.advance(family, round);
  const { results } = runner.round(id);
  const sum = (of: 'stakeMinor' | 'payoutMinor') => results.reduce((total, result) => total + result[of], 0);
  const own = {
    family,
    version: 1,
    bet,
    config: moneyWheel.config.initial,
    view: MoneyWheelView.parse(runner.show(id)),
  };
  return { own, stakeMinor: sum('stakeMinor'), payoutMinor: sum('payoutMinor') };
}

proveVerifier(family, {
  verifier,
  bets: fc.dictionary(fc.constantFrom(...WHEEL_SPOTS), fc.integer({ min: 100, max: 20_000 }), {
    ...{ minKeys: 1, noNullPrototype: true },
  }),
  play: (spots, draws) => turned(spots, draws.below(54)),
  lie: ({ view }) => ({ view: { ...view, segment: ((view.segment ?? 0) + 1) % 54 } }),
  wrong: [{ spots: '' }, { spots: 'jade' }, { spots: 'jade=0' }, { spots: 'gold=100' }, { spots: 'sun=1.5' }],
});
