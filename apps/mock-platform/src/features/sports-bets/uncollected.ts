import type { World } from '../../world/world';
import { operatedSlips } from './sports-bets.repository';

const MOST = 200;

/** A slip of which a correction could not take something back. */
interface UncollectedSlip {
  readonly slipId: string;
  readonly memberId: string;
  readonly amountMinor: number;
}

/** For the operator, the newest first. They stay as they were paid. */
export const uncollectedSlips = (world: World): UncollectedSlip[] =>
  operatedSlips(world)
    .uncollected(MOST)
    .map(({ roundId, memberId, uncollectedMinor }) => ({
      slipId: roundId,
      memberId,
      amountMinor: uncollectedMinor ?? 0,
    }));
