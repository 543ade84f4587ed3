import type { AnyGameModule } from '../../wagering/define-game';
import type { Chance } from '../../wagering/game-module';
import type { Title } from '../../wagering/placement';
import type { Runner } from '../../wagering/runner';
import type { World } from '../../world/world';
import { newRoundId } from './tokens';

interface TableVisit {
  readonly runner: Runner;
  readonly automatic: NonNullable<AnyGameModule['automatic']>;
  readonly title: Title;
  readonly whose: { readonly memberId: string; readonly nodeId: string };
  readonly stakeMinor: number;
}

/**
 * Bets in the round for which a table takes bets now, and leaves it to the table. Nothing happens between rounds, and while the
 * visitor has a bet there. Call in a transaction, which has to be undone when it throws what the runner's `place` does.
 */
export function visitTable(world: World, visit: TableVisit, random: Chance): void {
  const { runner, automatic, title, whose, stakeMinor } = visit;
  const rounds = runner.shared.nameOf(world, { family: title.family, nodeId: whose.nodeId });
  const round = runner.shared.standing(world, rounds).find(({ takesBets }) => takesBets);
  if (!round || runner.open(world, whose).length > 0) return;
  runner.place(world, {
    ...{ ...whose, wallet: 'main', roundId: newRoundId(), bet: automatic.bet(stakeMinor, random, round) },
    ...{ at: world.clock.now(), roundKey: null, title: () => title },
  });
}
