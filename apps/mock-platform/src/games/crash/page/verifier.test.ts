import { CrashView } from '@tonalli/contracts/games/crash';
import fc from 'fast-check';
import { createMemoryRunner } from '../../../wagering/testing/memory-runner';
import { proveVerifier } from '../../verify/verifier-fixture';
import { reachedAtMs } from '../climb';
import { crash } from '../module';
import { verifier } from './verifier';

/** A flight by these draws, with a press so late that it came at this multiplier. */
function flown(
  { handX100, ...choice }: { stakeMinor: number; autoX100: number | null; handX100: number | null },
  draw: number,
) {
  const runner = createMemoryRunner(crash);
  runner.fund('ana/main', 1_000_000);
  const round = runner.openShared('crash', { script: [draw] });
  const bet = { round, ...choice };
  const id = runner.place({ player: 'ana', family: 'crash', bet });
  runner.advance('crash', round);
  runner.advance('crash', round);
  if (handX100 !== null) {
    runner.pass(reachedAtMs(handX100));
    try {
      runner.step(id, { do: 'cash-out' });
    } catch {
      // Too late: the bet is lost, or was cashed out by itself before.
    }
  }
  runner.advance('crash', round);
  const view = CrashView.parse(runner.show(id));
  const own = { family: 'crash', version: 1, bet, config: crash.config.initial, view };
  return { own, stakeMinor: choice.stakeMinor, payoutMinor: runner.round(id).results[0]?.payoutMinor ?? 0 };
}

const multiplier = fc.oneof(fc.integer({ min: 101, max: 400 }), fc.integer({ min: 101, max: 1_000_000 }));

proveVerifier('crash', {
  verifier,
  bets: fc.record({
    stakeMinor: fc.oneof(fc.integer({ min: 100, max: 1_000 }), fc.integer({ min: 100, max: 1_000_000 })),
    autoX100: fc.option(multiplier, { nil: null }),
    handX100: fc.option(multiplier, { nil: null }),
  }),
  play: (bet, draws) => flown(bet, draws.below(2 ** 32)),
  lie: ({ view }) => ({ view: { ...view, bustX100: (view.bustX100 ?? 0) + 1 } }),
  wrong: [{ autoX100: '100' }, { outX100: '100' }, { stakeMinor: '0' }, { rtpBp: '10001' }, { maxPayoutMinor: '' }],
});
