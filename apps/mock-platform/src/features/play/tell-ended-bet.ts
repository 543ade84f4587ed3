import { roundsOfBetRepository } from '../../wagering/rounds-of-bet.repository';
import type { DecidedRound } from '../../wagering/runner-parts';
import type { World } from '../../world/world';
import { findGame } from '../lobby';
import { sendMessages } from '../messages';

/** Wherever it was played. */
type EndedBet = Omit<DecidedRound, 'table'>;

/** Who bets at a table waits for its result: what comes sooner is no news. */
const SEEN_AT_THE_TABLE_MS = 600_000;

/** Of bets that rounds which went their way decided so soon that their players are taken to have seen it. */
function seenAtTheTable(world: World, rounds: readonly EndedBet[]): ReadonlySet<string> {
  const soon = rounds.filter(({ placedAt, at }) => at - placedAt <= SEEN_AT_THE_TABLE_MS);
  return roundsOfBetRepository(world).decided(soon.map(({ roundId }) => roundId));
}

/** Tells members how bets of theirs ended that were open and that they did not end: their tabs at once, and their inbox. */
export function tellEndedBets(world: World, rounds: readonly EndedBet[]): void {
  const ended = rounds.filter(({ wasOpen, isEndedByPlayer, isTrial }) => wasOpen && !isEndedByPlayer && !isTrial);
  if (ended.length === 0) return;
  const seen = seenAtTheTable(world, ended);
  const told = ended.flatMap(({ memberId, roundId, nodeId, stakeMinor, payoutMinor, wonMinor, at }) => {
    const game = seen.has(roundId) ? null : findGame(world, nodeId);
    if (!game) return [];
    const names = { ES: game.nameEs, EN: game.nameEn };
    const isReturned = payoutMinor > 0 && wonMinor === 0;
    world.events.publish({
      ...{ type: 'bet-ended', customerId: memberId, roundId, gameNames: names },
      ...{ stake: stakeMinor, payout: payoutMinor, isReturned },
    });
    const params = { game: names, stakeMinor, payoutMinor, isReturned, roundId };
    return [{ memberId, kind: 'betEnded', purpose: 'service', at, params } as const];
  });
  sendMessages(world, told);
}
