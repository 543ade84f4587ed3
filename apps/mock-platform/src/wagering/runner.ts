import { defineJob, type JobDefinition } from '../world/jobs';
import type { World } from '../world/world';
import { cancelShared, type SharedName, sharedJobs } from './advance-shared';
import { type CashOut, cashOut } from './cash-out';
import { type Correction, correct } from './correct';
import { endRoundsOf, type Stopped } from './exclude';
import { type ForcedRound, forceRound, type RoundWanted } from './force-round';
import { type Offer, type OwnRound, offer } from './offer';
import { place } from './place';
import type { PlacedRound, Placement, Title } from './placement';
import { gameOf, type RunnerParts, refusing } from './runner-parts';
import { cancel, settle, voidOpen } from './settle';
import type { LineResult } from './settlement';
import { openRounds, type ShownRound, showRound } from './show-round';
import { chainEnds, resultOf, type SharedResult, type StandingRound, standingRounds } from './show-shared';
import { finish, type StepTaken, step } from './step';
import { ROUND_TIMEOUT } from './timeout-job';

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
  /** Offers to buy back what a bet has open; null while nothing is offered. */
  quote(world: World, whose: OwnRound): Offer | null;
  /** Sells a bet back, or a part of it, at the price that was offered. */
  cashOut(world: World, sale: CashOut): PlacedRound;
  settle(world: World, decided: { roundId: string; results: readonly LineResult[] }): void;
  /** What is undecided comes back; what was decided stands. */
  void(world: World, roundId: string): void;
  /** Of a bet of which nothing is decided. Returns false when there is no such bet. */
  cancel(world: World, roundId: string): boolean;
  correct(world: World, correction: Correction): void;
  /** The member's rounds of a title that are not over, the oldest first. */
  open(world: World, whose: { memberId: string; nodeId: string }): PlacedRound[];
  /** What the next round of a title is decided under. */
  configOf(title: Title): unknown;
  /** What decided a round, for anyone; null where nothing is kept that could be shown. */
  show(world: World, roundId: string): ShownRound | null;
  /** Makes the member's next round come out as testers wish, by a client seed that happens to bring it. */
  force(world: World, wanted: RoundWanted): ForcedRound;
  /** For a member who steps back from playing. */
  endRoundsOf(world: World, stopped: Stopped): void;
  /** Shared rounds by their name. */
  readonly shared: SharedVerbs;
}

export interface SharedVerbs {
  /** Those that are not over, whether anybody is in them or not. */
  standing(world: World, rounds: string): StandingRound[];
  /** How the round of a day came out; null while it is not over. */
  resultOf(world: World, of: { rounds: string; day: string; number: number }): SharedResult | null;
  /** What is published of the chains that decide today and tomorrow. */
  chainEnds(world: World, rounds: string): { end: string; nextEnd: string };
  /** Ends one without a result; its bets are told as the clock runs on. */
  cancel(world: World, of: SharedName): void;
}

export function createRunner(parts: RunnerParts): Runner {
  const wholly = <Answer>(world: World, work: () => Answer): Answer => refusing(() => world.transaction(work));
  return {
    jobs: [
      defineJob(ROUND_TIMEOUT, (world, { payload: { roundId } }) => finish(parts, world, roundId), {
        lane: (payload) => ROUND_TIMEOUT.payload.parse(payload).roundId,
      }),
      ...sharedJobs(parts),
    ],
    place: (world, placement) => wholly(world, () => place(parts, world, placement)),
    placeWithin: (world, placement) => refusing(() => place(parts, world, placement)),
    step: (world, taken) => wholly(world, () => step(parts, world, taken)),
    quote: (world, whose) => wholly(world, () => offer(parts, world, whose)),
    cashOut: (world, sale) => wholly(world, () => cashOut(parts, world, sale)),
    settle: (world, decided) => wholly(world, () => settle(parts, world, decided)),
    void: (world, roundId) => wholly(world, () => voidOpen(parts, world, roundId)),
    cancel: (world, roundId) => wholly(world, () => cancel(parts, world, roundId)),
    correct: (world, correction) => wholly(world, () => correct(world, correction)),
    open: (world, whose) => openRounds(parts, world, whose),
    configOf: ({ family, config }) => config ?? gameOf(parts, family).config.initial,
    show: (world, roundId) => showRound(parts, world, roundId),
    force: (world, wanted) => wholly(world, () => forceRound(parts, world, wanted)),
    endRoundsOf: (world, stopped) => wholly(world, () => endRoundsOf(parts, world, stopped)),
    shared: {
      standing: (world, rounds) => standingRounds(parts, world, rounds),
      resultOf: (world, of) => resultOf(parts, world, of),
      chainEnds: (world, rounds) => chainEnds(parts, world, rounds),
      cancel: (world, of) => wholly(world, () => cancelShared(world, of)),
    },
  };
}
