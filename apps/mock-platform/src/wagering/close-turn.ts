import type { DrawSource } from '../kernel/fairness';
import type { World } from '../world/world';
import { betsRepository } from './bets.repository';
import type { BetDetail } from './bets.table';
import { freeOf } from './funding';
import { walletBalance } from './post-money';
import { entryOf, isOver, paidMinor, type Round } from './round';
import type { RoundMoment } from './round-moment';
import { roundsRepository } from './rounds.repository';
import { contextOf, gameOf, isTrial, type Prize, type RunnerParts } from './runner-parts';
import { wageredMinorOf } from './settlement';
import { prizeDraws } from './shared-prize';
import { sumOf } from './stake';
import { leaveRound, scheduleTimeout } from './timeout-job';
import type { Together } from './together';

/** What the player is told of a round as it stands; the view is asked of its game when it is wanted. */
export const momentOf = (world: World, round: Round, steps: number): Omit<RoundMoment, 'view'> => ({
  steps,
  isOver: isOver(round),
  stakeMinor: round.stakeMinor,
  payoutMinor: paidMinor(round) + round.jackpotMinor,
  jackpotMinor: round.jackpotMinor,
  balanceMinor: round.balanceMinor ?? walletBalance(world, round),
});

export function viewOf(parts: RunnerParts, world: World, { round, at }: { round: Round; at: number }): unknown {
  const game = gameOf(parts, round.family, round.version);
  const shown = game.resume(entryOf(round)).show(contextOf(world, game, { ...round, at }));
  return JSON.parse(JSON.stringify(shown ?? null));
}

/** The bet's record of a round: what its family keeps, the jackpot, and how its lines came out where that is not told by the sums. */
export const detailOf = (parts: RunnerParts, round: Round): BetDetail =>
  detailWith(round, gameOf(parts, round.family, round.version).resume(entryOf(round)).record(round.config));

export function detailWith({ results, sources, jackpotMinor, jackpotDrawn }: Round, kept: BetDetail): BetDetail {
  const [only] = results;
  const isOfOne = !only || (only.funding.length === 1 && only.funding[0]?.account === sources[0]);
  const isPlain = results.length <= 1 && isOfOne;
  const jackpot = jackpotMinor > 0 && { j: jackpotMinor, ...(jackpotDrawn && { p: jackpotDrawn }) };
  return { ...kept, ...(!isPlain && { r: results }), ...jackpot };
}

const NO_PRIZE: Prize = { stakePerWinMinor: null, draw: null, wonMinor: 0, balanceAfterMinor: null };

/** Draws what a round that is over wins beside. Stakes that came back have no chance. */
export function drawPrize(parts: RunnerParts, world: World, { round, draws, at }: Ending): Prize {
  const stakeMinor = sumOf(round.results, (result) => (result.status === 'VOID' ? 0 : result.stakeMinor));
  const { id: roundId, memberId, nodeId } = round;
  if (!parts.prize || isTrial(round) || stakeMinor === 0) return NO_PRIZE;
  const source = draws ?? prizeDraws(parts, world, roundId);
  if (!source) return NO_PRIZE;
  const prize = parts.prize(world, { roundId, memberId, nodeId, stakeMinor, at }, source);
  round.jackpotMinor = prize.wonMinor;
  round.jackpotDrawn = prize.draw && [prize.draw.poolMinor, prize.draw.drawn];
  // It is paid into the main account.
  if (round.sources[0] === 'main' && prize.balanceAfterMinor !== null) round.balanceMinor = prize.balanceAfterMinor;
  return prize;
}

export function tellDecided(
  parts: RunnerParts,
  world: World,
  { round, at, wasOpen, isPlayers }: Omit<Ending, 'draws'> & { wasOpen: boolean },
): void {
  const { id: roundId, memberId, nodeId, family, stakeMinor, results } = round;
  const wonMinor = paidMinor({ results: results.filter(({ status }) => status !== 'VOID') }) + round.jackpotMinor;
  parts.decided?.(world, {
    roundId,
    memberId,
    nodeId,
    family,
    isTrial: isTrial(round),
    wasOpen,
    stakeMinor,
    wonMinor,
    payoutMinor: paidMinor(round) + round.jackpotMinor,
    isEndedByPlayer: isPlayers === true,
    placedAt: round.placedAt,
    at,
  });
}

interface Ending {
  round: Round;
  /** Behind the round's own draws; null where a shared round decided it, or where nobody played it to its end. */
  draws: DrawSource | null;
  at: number;
  /** The player had no hand in it: how long they are waited for stays. */
  isAbsent?: true;
  /** A step or a sale of the player's own. */
  isPlayers?: boolean;
  /** With other bets; left out: it is told of at once. */
  together?: Together | undefined;
}

/** Keeps what became of a round that was open before: its bet, its progress, and when it is looked at again. */
export function closeTurn(parts: RunnerParts, world: World, ending: Ending): void {
  const { round } = ending;
  // A world's clock may have been put back meanwhile; reports count no bet that is settled before it was placed.
  const at = Math.max(ending.at, round.placedAt);
  const over = isOver(round);
  const store = roundsRepository(world);
  const prize = over ? drawPrize(parts, world, ending) : NO_PRIZE;
  const { id: roundId, memberId, stakeMinor } = round;
  const payoutMinor = paidMinor(round) + round.jackpotMinor;
  const validMinor = sumOf(round.results, (result) => result.validStakeMinor);
  const counted = over && validMinor !== stakeMinor ? validMinor : null;
  betsRepository(world).update({
    ...{ roundId, stakeMinor, payoutMinor, validMinor: counted, detail: detailOf(parts, round) },
    ...(over ? { status: 'SETTLED', settledAt: at } : { status: 'PENDING', settledAt: null }),
  });
  const balanceAfterMinor = over ? momentOf(world, round, 0).balanceMinor : null;
  const { payments } = round;
  store.finish.run({ roundId, payments, balanceAfterMinor, jackpotStakePerWinMinor: prize.stakePerWinMinor });
  if (!over) {
    if (!ending.isAbsent) scheduleTimeout(parts, world, round);
    return;
  }
  leaveRound(parts, world, round);
  if (!isTrial(round)) {
    const { nodeId, title, placedAt, family, results } = round;
    const bet = {
      ...{ memberId, roundId, nodeId, gameType: title.gameType, stakeMinor, payoutMinor, validMinor, placedAt, at },
      ...{ family, wageredMinor: wageredMinorOf(results), freeId: freeOf(round.sources) },
    };
    if (ending.together) ending.together.settled(bet);
    else world.tell('bets.settled', [bet]);
  }
  tellDecided(parts, world, { ...ending, at, wasOpen: true });
}
