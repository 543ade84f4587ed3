import { playedSoFar } from '../../rollups/play';
import type { World } from '../../world/world';
import { paceClassOf, policyOf } from '../policy';
import { played } from './period';
import { keepPlayRow, playRowOf } from './play-time.repository';
import { countPeriod } from './played-days';
import { intervalOf } from './reality-check';

/** A round of a member in real money that began, or went on by a step. */
export interface NotedPlay {
  memberId: string;
  nodeId: string;
  family: string;
  isStart: boolean;
  /** Milliseconds since epoch; left out: now. */
  at?: number;
  /** What the rollups have of the round by now. */
  counted: { stakeMinor: number; payoutMinor: number };
}

/** Counts the time of play on, within the transaction of the round or step. */
export function notePlay(world: World, { memberId, nodeId, family, isStart, counted, ...when }: NotedPlay): void {
  const at = when.at ?? world.clock.now();
  const row = playRowOf(world, memberId);
  const { parallelGames, minCycleMs } = policyOf(world);
  const paceClass = paceClassOf(family);
  countPeriod(world, row, at);
  keepPlayRow(
    world,
    played(row, {
      at,
      startedIn: isStart ? nodeId : null,
      countsByGame: parallelGames && paceClass !== null && minCycleMs[paceClass] > 0,
      everyMin: intervalOf(world, row),
      marks() {
        const { stakeMinor, payoutMinor } = playedSoFar(world, memberId);
        return { stakeMinor: stakeMinor - counted.stakeMinor, payoutMinor: payoutMinor - counted.payoutMinor };
      },
    }),
  );
}
