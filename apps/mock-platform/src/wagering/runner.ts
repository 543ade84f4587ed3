import { defineJob, type JobDefinition } from '../world/jobs';
import type { World } from '../world/world';
import { cancelShared, type SharedName, sharedJobs } from './advance-shared';
import { boundBetsRepository } from './bound-bets.repository';
import { type CashOut, cashOut } from './cash-out';
import { type Correction, correct } from './correct';
import { type Corrected, correctionJob, correctShared, leftOf } from './correct-shared';
import { endRoundsOf, leaveSeats, type Stopped } from './exclude';
import { type ForcedRound, forceRound, type RoundWanted } from './force-round';
import type { LoadedRound } from './load-round';
import { type Offer, type OwnRound, offer } from './offer';
import { type OpenBetShown, openBets } from './open-bets';
import { place } from './place';
import type { PlacedRound, Placement, Title } from './placement';
import { proveShared, type SharedProof } from './prove-shared';
import { type Reopened, reopen } from './reopen';
import { gameOf, nameOfRounds, type Placed, type RunnerParts, refusing } from './runner-parts';
import { cancel, remember, type Settled, settle, voidOpen } from './settle';
import type { LineResult } from './settlement';
import { pastRounds, resultsOf, roundNamed, takesBetsNow } from './shared-past';
import { latestRound, type TableMoment } from './shared-table';
import { openRounds, ownRoundNow, type ShownRound, showRound } from './show-round';
import { chainEnds, resultOf, type SharedResult, type StandingRound, standingRounds } from './show-shared';
import { forceTable, holdPhase, letGo, skipPhase, withholdReveal } from './steer-shared';
import { finish, type StepTaken, step } from './step';
import { ROUND_TIMEOUT } from './timeout-job';
import { settleTogether, type Together } from './together';
import { type Withdrawn, withdraw } from './withdraw';

/**
 * What is done with bets of every family, each verb in one transaction with its money, its record, its exposures and what is
 * told of it. The families are given, so that wagering knows none.
 */
export interface Runner {
  /** For the worlds in which it plays. */
  readonly jobs: readonly JobDefinition[];
  place(world: World, placement: Placement): PlacedRound;
  /** As `place`, in the caller's transaction, which has to be undone when it throws: one savepoint less. */
  placeWithin(world: World, placement: Placement): PlacedRound;
  step(world: World, taken: StepTaken): PlacedRound;
  /** Takes the step of the timeout until the round is over. */
  finish(world: World, roundId: string): void;
  /** Offers to buy back what a bet has open; null while nothing is offered. */
  quote(world: World, whose: OwnRound): Offer | null;
  /** Sells a bet back, or a part of it, at the price that was offered. */
  cashOut(world: World, sale: CashOut): PlacedRound;
  /** Takes a whole bet back before its shared round is closed. */
  withdraw(world: World, whose: OwnRound): Withdrawn;
  settle(world: World, decided: Settled): void;
  /** For bets that are settled in one go. Call in the caller's transaction, which has to be undone when it throws. */
  settleTogether(world: World): SettledTogether;
  /** Keeps what its game remembers of a round that is over, where nothing of its money changes. */
  remember(world: World, kept: { roundId: string; state: unknown }): void;
  /** A round that lost is undecided again: what it could bring counts, and it can be sold back. */
  reopen(world: World, reopened: Reopened): void;
  /** What is undecided comes back; what was decided stands. */
  void(world: World, roundId: string): void;
  /** Of a bet of which nothing is decided. Returns false when there is no such bet. */
  cancel(world: World, roundId: string): boolean;
  correct(world: World, correction: Correction): void;
  /** The member's rounds of a title that are not over, the oldest first. */
  open(world: World, whose: { memberId: string; nodeId: string }): PlacedRound[];
  /** A round of a member's own as it stands, over or not. Throws `ROUND_NOT_FOUND`. */
  own(world: World, whose: OwnRound): PlacedRound;
  /** The member's bets of every title that are not decided, the newest first. */
  openBets(world: World, memberId: string): OpenBetShown[];
  /** What the next round of a title is decided under. */
  configOf(title: Title): unknown;
  /** What decided a round, for anyone; null where nothing is kept that could be shown. */
  show(world: World, roundId: string): ShownRound | null;
  /** What decides a bet in a shared round, for anyone; null for all other bets. */
  prove(world: World, roundId: string): SharedProof | null;
  /** Makes the member's next round come out as testers wish, by a client seed that happens to bring it. */
  force(world: World, wanted: RoundWanted): ForcedRound;
  /** For a member who steps back from playing. */
  endRoundsOf(world: World, stopped: Stopped): void;
  /** For a member who is shut out: they stand up from rooms where nothing is dealt yet, and all else goes on without them. */
  leaveSeats(world: World, memberId: string): void;
  /** Shared rounds by their name. */
  readonly shared: SharedVerbs;
}

/** As `Together`, of bets that are decided elsewhere than in their game. */
export interface SettledTogether extends Pick<Together, 'meet' | 'end'> {
  settle(
    decided: Pick<LoadedRound, 'round' | 'betId'> & {
      readonly results: readonly LineResult[];
      readonly state: unknown;
    },
  ): void;
}

export interface SharedVerbs {
  /** Those that are not over, whether anybody is in them or not. */
  standing(world: World, rounds: string): StandingRound[];
  /** What the rounds of a title are called, at its own table or at somebody's. Throws for a family without shared rounds. */
  nameOf(world: World, of: Placed): string;
  /** How the round of a day came out; null while it is not over. */
  resultOf(world: World, of: { rounds: string; day: string; number: number }): SharedResult | null;
  /** The round of a table that opened last, over or not; null before the first. */
  latest(world: World, rounds: string): TableMoment | null;
  /** How its latest rounds came out, the newest first; all that are told of, or fewer. */
  results(world: World, rounds: string, most?: number): TableMoment[];
  /** Of those that open by the hour, by its name; null for no such name, and before it opens. */
  named(world: World, of: SharedName): TableMoment | null;
  /** Whether one takes bets now. */
  takesBets(world: World, of: SharedName): boolean;
  /** Of those that open by the hour: how they came out, the newest first, from before the one of a name on. */
  past(world: World, of: { rounds: string; before: string | null; most: number }): TableMoment[];
  /** How many bets are in one, or were. */
  betCount(world: World, of: SharedName): number;
  /** Whether there are any. */
  hasBets(world: World, of: SharedName): boolean;
  /** What is published of the chains that decide a day (yyyy-MM-dd; left out: today) and the next. */
  chainEnds(world: World, rounds: string, day?: string): { end: string; nextEnd: string };
  /** Ends one without a result; its bets are told as the clock runs on. */
  cancel(world: World, of: SharedName): void;
  /** For testers: the next round of a table that closes comes out as wished, and says that it was forced. */
  force(world: World, wished: { rounds: string; wish: unknown }): void;
  /** For testers: the next round of a table that closes is never revealed, and cancelled. */
  withholdReveal(world: World, rounds: string): void;
  /** For testers: a round that is over should have come out otherwise; its bets are settled anew as the clock runs on. */
  correct(world: World, corrected: Corrected): void;
  /** How many bets of a corrected round stayed as they were; null where it was not corrected. */
  leftOf(world: World, of: SharedName): number | null;
  /** For testers: the phase of a table ends now; later rounds open as they would. */
  skipPhase(world: World, rounds: string): void;
  /** For testers: a table stays in its phase until it is let go. */
  hold(world: World, rounds: string): void;
  letGo(world: World, rounds: string): void;
}

export function createRunner(parts: RunnerParts): Runner {
  const wholly = <Answer>(world: World, work: () => Answer): Answer => refusing(() => world.transaction(work));
  return {
    jobs: [
      defineJob(ROUND_TIMEOUT, (world, { payload: { roundId } }) => finish(parts, world, roundId), {
        lane: (payload) => ROUND_TIMEOUT.payload.parse(payload).roundId,
      }),
      ...sharedJobs(parts),
      correctionJob(parts),
    ],
    place: (world, placement) => wholly(world, () => place(parts, world, placement)),
    placeWithin: (world, placement) => refusing(() => place(parts, world, placement)),
    step: (world, taken) => wholly(world, () => step(parts, world, taken)),
    finish: (world, roundId) => wholly(world, () => finish(parts, world, roundId)),
    quote: (world, whose) => wholly(world, () => offer(parts, world, whose)),
    cashOut: (world, sale) => wholly(world, () => cashOut(parts, world, sale)),
    withdraw: (world, whose) => wholly(world, () => withdraw(parts, world, whose)),
    settle: (world, decided) => wholly(world, () => settle(parts, world, decided)),
    settleTogether(world) {
      const together = settleTogether(parts, world);
      return {
        ...together,
        settle: ({ round, betId, ...turn }) =>
          together.settle({ round, betId, turn, at: world.clock.now(), draws: null, isAbsent: true }),
      };
    },
    remember: (world, kept) => wholly(world, () => remember(world, kept)),
    reopen: (world, reopened) => wholly(world, () => reopen(world, reopened)),
    void: (world, roundId) => wholly(world, () => voidOpen(parts, world, roundId)),
    cancel: (world, roundId) => wholly(world, () => cancel(parts, world, roundId)),
    correct: (world, correction) => wholly(world, () => correct(world, correction)),
    open: (world, whose) => openRounds(parts, world, whose),
    own: (world, whose) => ownRoundNow(parts, world, whose),
    openBets: (world, memberId) => openBets(parts, world, memberId),
    configOf: ({ family, config }) => config ?? gameOf(parts, family).config.initial,
    show: (world, roundId) => showRound(parts, world, roundId),
    prove: (world, roundId) => proveShared(parts, world, roundId),
    force: (world, wanted) => wholly(world, () => forceRound(parts, world, wanted)),
    endRoundsOf: (world, stopped) => wholly(world, () => endRoundsOf(parts, world, stopped)),
    leaveSeats: (world, memberId) => wholly(world, () => leaveSeats(parts, world, memberId)),
    shared: {
      standing: (world, rounds) => standingRounds(parts, world, rounds),
      nameOf: (world, of) => nameOfRounds(parts, world, of),
      resultOf: (world, of) => resultOf(parts, world, of),
      latest: (world, rounds) => latestRound(parts, world, rounds),
      results: (world, name, most) => resultsOf(parts, world, { name, most }),
      named: (world, of) => roundNamed(parts, world, of),
      takesBets: (world, of) => takesBetsNow(parts, world, of),
      past: (world, of) => pastRounds(parts, world, of),
      betCount: (world, of) => boundBetsRepository(world).count(of),
      hasBets: (world, of) => boundBetsRepository(world).any(of),
      chainEnds: (world, rounds, day) => chainEnds(parts, world, { rounds, day }),
      cancel: (world, of) => wholly(world, () => cancelShared(world, of)),
      force: (world, wished) => wholly(world, () => forceTable(parts, world, wished)),
      withholdReveal: (world, rounds) => wholly(world, () => withholdReveal(parts, world, rounds)),
      correct: (world, corrected) => wholly(world, () => correctShared(parts, world, corrected)),
      leftOf: (world, of) => leftOf(world, of),
      skipPhase: (world, rounds) => wholly(world, () => skipPhase(parts, world, rounds)),
      hold: (world, rounds) => wholly(world, () => holdPhase(parts, world, rounds)),
      letGo: (world, rounds) => wholly(world, () => letGo(parts, world, rounds)),
    },
  };
}
