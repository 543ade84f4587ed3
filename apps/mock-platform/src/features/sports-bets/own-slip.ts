import { SportsBet, SportsState } from '@tonalli/contracts/games/sports';
import { sports } from '../../games/sports/module';
import { PlatformFailure } from '../../kernel/failure';
import { readerOf } from '../../wagering/kept-reader';
import { type LoadedRound, loadRounds } from '../../wagering/load-round';
import type { Round } from '../../wagering/round';
import type { World } from '../../world/world';
import type { GameSession } from '../play';

/** A slip as it is kept, read. */
export interface KeptSlip {
  readonly betId: number;
  readonly round: Round;
  readonly bet: SportsBet;
  readonly state: SportsState;
}

const read = ({ betId, round }: LoadedRound): KeptSlip => ({
  ...{ betId, round },
  bet: readerOf(SportsBet).read(round.bet),
  state: readerOf(SportsState).read(round.state),
});

/** In the order in which they are asked for; rounds that are no slips are left out. */
export const keptSlips = (world: World, roundIds: readonly string[]): KeptSlip[] =>
  loadRounds(world, roundIds)
    .filter(({ round }) => round.family === sports.family)
    .map(read);

/** Null for a round that is no slip. */
export const keptSlip = (world: World, roundId: string): KeptSlip | null => keptSlips(world, [roundId])[0] ?? null;

/** A round that is known to be a slip. Throws `SLIP_NOT_FOUND`. */
export function requireSlip(world: World, roundId: string): KeptSlip {
  const slip = keptSlip(world, roundId);
  if (!slip) throw new PlatformFailure('SLIP_NOT_FOUND');
  return slip;
}

/** A slip of the session's own player and wallet, whichever title of sports it was placed in. Throws `SLIP_NOT_FOUND`. */
export function ownSlip(
  world: World,
  { memberId, wallet }: Pick<GameSession, 'memberId' | 'wallet'>,
  roundId: string,
): KeptSlip {
  const slip = requireSlip(world, roundId);
  if (slip.round.memberId !== memberId || slip.round.wallet !== wallet) throw new PlatformFailure('SLIP_NOT_FOUND');
  return slip;
}
