import type { SettledStake } from '../events/facts';
import { type DrawSource, type FairnessSeeds, fairDraws } from '../kernel/fairness';
import type { World } from '../world/world';
import { betsRepository, type ChangedBet } from './bets.repository';
import type { BetDetail } from './bets.table';
import { freeOf } from './funding';
import { walletBalance } from './post-money';
import { progressRepository } from './progress.repository';
import { entryOf, isOver, paidMinor, type Round } from './round';
import type { RoundMoment } from './round-moment';
import { type Finished, roundsRepository } from './rounds.repository';
import { contextOf, type DecidedRound, gameOf, isTrial, type Prize, type RunnerParts } from './runner-parts';
import { wageredMinorOf } from './settlement';
import { prizeSeedsOf } from './shared-prize';
import { sumOf } from './stake';
import { leaveRounds, scheduleTimeout } from './timeout-job';
import { tableAt } from './title-rounds';

/** What the player is told of a round as it stands; the view is asked of its game when it is wanted. */
export const momentOf = (world: World, round: Round, steps: number): Omit<RoundMoment, 'view'> => ({
  steps,
  isOver: isOver(round),
  stakeMinor: round.stakeMinor,
  payoutMinor: paidMinor(round) + round.jackpotMinor,
  jackpotMinor: round.jackpotMinor,
  balanceMinor: round.balanceMinor ?? walletBalance(world, round),
});

/** What the game of a round shows of it. */
export function shownOf(parts: RunnerParts, world: World, { round, at }: { round: Round; at: number }): unknown {
  const game = gameOf(parts, round.family, round.version);
  return game.resume(entryOf(round)).show(contextOf(world, game, { ...round, at }));
}

/** The same as it is kept. */
export const viewOf = (parts: RunnerParts, world: World, shown: { round: Round; at: number }): unknown =>
  JSON.parse(JSON.stringify(shownOf(parts, world, shown) ?? null));

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

/** Of a round, what may win beside it: stakes that came back have no chance, nor has play money. */
const chanceMinorOf = (round: Round): number =>
  isTrial(round) ? 0 : sumOf(round.results, (result) => (result.status === 'VOID' ? 0 : result.stakeMinor));

/** What draws for the prizes of rounds that end together: behind their own draws, or from the shared rounds that decided them. */
function prizeDrawer(parts: RunnerParts, world: World, endings: readonly Drawn[]): (ending: Drawn) => Prize {
  const drawPrize = parts.prize?.(world);
  if (!drawPrize) return () => NO_PRIZE;
  const shared = endings.flatMap(({ round, draws, betId: known }) => {
    if (draws || chanceMinorOf(round) === 0) return [];
    const betId = known ?? betsRepository(world).idOf(round.id);
    // What is decided as it is placed is not kept yet.
    return betId === null ? [] : [{ roundId: round.id, betId }];
  });
  const seeds = shared.length > 0 ? prizeSeedsOf(parts, world, shared) : new Map<string, FairnessSeeds>();
  return ({ round, draws, at }) => {
    const { id: roundId, memberId, nodeId } = round;
    const stakeMinor = chanceMinorOf(round);
    const seed = draws ? undefined : seeds.get(roundId);
    const source = draws ?? (seed && fairDraws(seed));
    if (stakeMinor === 0 || !source) return NO_PRIZE;
    const prize = drawPrize({ roundId, memberId, nodeId, stakeMinor, at }, source);
    round.jackpotMinor = prize.wonMinor;
    round.jackpotDrawn = prize.draw && [prize.draw.poolMinor, prize.draw.drawn];
    // It is paid into the main account.
    if (round.sources[0] === 'main' && prize.balanceAfterMinor !== null) round.balanceMinor = prize.balanceAfterMinor;
    return prize;
  };
}

/** Draws what a round that is over wins beside. */
export const drawPrize = (parts: RunnerParts, world: World, drawn: Drawn): Prize =>
  prizeDrawer(parts, world, [drawn])(drawn);

type ToTell = Pick<Ending, 'round' | 'at' | 'isPlayers'>;

/** `wasOpen`: they were not decided as they were placed. */
export function tellDecided(
  parts: RunnerParts,
  world: World,
  { endings, wasOpen }: { endings: readonly ToTell[]; wasOpen: boolean },
): void {
  if (endings.length === 0 || !parts.decided) return;
  const decidedOf = ({ round, at, isPlayers }: ToTell): DecidedRound => {
    const { id: roundId, memberId, nodeId, family, stakeMinor, results } = round;
    const wonMinor = paidMinor({ results: results.filter(({ status }) => status !== 'VOID') }) + round.jackpotMinor;
    return {
      ...{ roundId, memberId, nodeId, family, isTrial: isTrial(round), wasOpen, stakeMinor, wonMinor },
      table: tableAt(world, gameOf(parts, family, round.version), round),
      payoutMinor: paidMinor(round) + round.jackpotMinor,
      isEndedByPlayer: isPlayers === true,
      ...{ placedAt: round.placedAt, at },
    };
  };
  parts.decided(world, endings.map(decidedOf));
}

interface Drawn {
  readonly round: Round;
  /** Left out: it is looked up where it matters. */
  readonly betId?: number;
  /** Behind the round's own draws; null where a shared round decided it, or where nobody played it to its end. */
  readonly draws: DrawSource | null;
  readonly at: number;
}

export interface Ending extends Drawn {
  /** The player had no hand in it: how long they are waited for stays. */
  readonly isAbsent?: true;
  /** A step or a sale of the player's own. */
  readonly isPlayers?: boolean;
}

/** What is kept of a turn that has ended. */
interface Closing extends Pick<Ending, 'round' | 'isAbsent' | 'isPlayers'> {
  readonly at: number;
  readonly over: boolean;
  readonly bet: ChangedBet;
  readonly validMinor: number;
  readonly finished: Finished;
}

function closingOf(
  parts: RunnerParts,
  world: World,
  { ending, drawn }: { ending: Ending; drawn: (ending: Drawn) => Prize },
): Closing {
  const { round } = ending;
  // A world's clock may have been put back meanwhile; reports count no bet that is settled before it was placed.
  const at = Math.max(ending.at, round.placedAt);
  const over = isOver(round);
  const prize = over ? drawn(ending) : NO_PRIZE;
  const { id: roundId, stakeMinor, payments } = round;
  const payoutMinor = paidMinor(round) + round.jackpotMinor;
  const validMinor = sumOf(round.results, (result) => result.validStakeMinor);
  const counted = over && validMinor !== stakeMinor ? validMinor : null;
  const balanceAfterMinor = over ? momentOf(world, round, 0).balanceMinor : null;
  return {
    ...{ ...ending, at, over, validMinor },
    bet: {
      ...{ roundId, stakeMinor, payoutMinor, validMinor: counted, detail: detailOf(parts, round) },
      ...(over ? { status: 'SETTLED', settledAt: at } : { status: 'PENDING', settledAt: null }),
    },
    finished: { roundId, payments, balanceAfterMinor, jackpotStakePerWinMinor: prize.stakePerWinMinor },
  };
}

const settledOf = ({ round, bet: { payoutMinor }, validMinor, at }: Closing): SettledStake => {
  const { memberId, id: roundId, nodeId, title, stakeMinor, placedAt, family, results } = round;
  return {
    ...{ memberId, roundId, nodeId, gameType: title.gameType, stakeMinor, payoutMinor, validMinor, placedAt, at },
    ...{ family, wageredMinor: wageredMinorOf(results), freeId: freeOf(round.sources) },
  };
};

/** What follows once the turns are kept: when rounds that go on are looked at again, and what others are told of those that are over. */
function follow(parts: RunnerParts, world: World, closings: readonly Closing[]): void {
  for (const { round, over, isAbsent } of closings) if (!over && !isAbsent) scheduleTimeout(parts, world, round);
  const ended = closings.filter(({ over }) => over);
  leaveRounds(
    parts,
    world,
    ended.map(({ round }) => round),
  );
  const settled = ended.filter(({ round }) => !isTrial(round)).map(settledOf);
  if (settled.length > 0) world.tell('bets.settled', settled);
  tellDecided(parts, world, { endings: ended, wasOpen: true });
}

/** Keeps what became of a round that was open before: its bet, and when it is looked at again. Its progress is kept by the caller. */
export function closeTurn(parts: RunnerParts, world: World, ending: Ending): void {
  const closing = closingOf(parts, world, { ending, drawn: prizeDrawer(parts, world, [ending]) });
  betsRepository(world).update(closing.bet);
  roundsRepository(world).finish.run(closing.finished);
  follow(parts, world, [closing]);
}

/** The same of many rounds, each of another member, their progress with it. */
export function closeTurns(parts: RunnerParts, world: World, endings: readonly Ending[]): void {
  const drawn = prizeDrawer(parts, world, endings);
  const closings = endings.map((ending) => closingOf(parts, world, { ending, drawn }));
  const store = roundsRepository(world);
  betsRepository(world).updateAll(closings.map(({ bet }) => bet));
  store.finishAll(closings.map(({ finished }) => finished));
  progressRepository(world).goOn(closings.map(({ round, over }) => [round, over] as const));
  follow(parts, world, closings);
}
