import { roundsOfBetRepository } from '../../wagering/rounds-of-bet.repository';
import type { DecidedRound } from '../../wagering/runner-parts';
import type { World } from '../../world/world';
import { findGame } from '../lobby';
import { sendMessage } from '../messages';

/** Wherever it was played. */
type EndedBet = Omit<DecidedRound, 'table'>;

/** Who bets at a table waits for its result: what comes sooner is no news. */
const SEEN_AT_THE_TABLE_MS = 600_000;

/** Whether rounds that went their way decided a bet so soon that its player is taken to have seen it. */
function isSeenAtTheTable(world: World, { roundId, placedAt, at }: EndedBet): boolean {
  if (at - placedAt > SEEN_AT_THE_TABLE_MS) return false;
  const { rounds, notDecided } = roundsOfBetRepository(world).counted(roundId);
  return rounds > 0 && notDecided === 0;
}

/** Tells a member how a bet of theirs ended that was open and that they did not end: their tabs at once, and their inbox. */
export function tellEndedBet(world: World, round: EndedBet): void {
  const { memberId, roundId, nodeId, stakeMinor, payoutMinor, wonMinor, at } = round;
  if (!round.wasOpen || round.isEndedByPlayer || round.isTrial) return;
  const game = findGame(world, nodeId);
  if (!game || isSeenAtTheTable(world, round)) return;
  const names = { ES: game.nameEs, EN: game.nameEn };
  const isReturned = payoutMinor > 0 && wonMinor === 0;
  world.events.publish({
    ...{ type: 'bet-ended', customerId: memberId, roundId, gameNames: names },
    ...{ stake: stakeMinor, payout: payoutMinor, isReturned },
  });
  sendMessage(world, {
    ...{ memberId, kind: 'betEnded', purpose: 'service', at },
    params: { game: names, stakeMinor, payoutMinor, isReturned, roundId },
  });
}
