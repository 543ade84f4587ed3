import { type LegState, SportsState } from '@tonalli/contracts/games/sports';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { settled, takenLines } from '../../games/sports/lines';
import { PlatformFailure } from '../../kernel/failure';
import { readerOf } from '../../wagering/kept-reader';
import { openMinorOf } from '../../wagering/offer';
import { isOver, paidMinor } from '../../wagering/round';
import { type LineResult, lineResult } from '../../wagering/settlement';
import { sumOf } from '../../wagering/stake';
import { defineJob } from '../../world/jobs';
import { repository, type World } from '../../world/world';
import { runner } from '../play';
import { feedOf } from './feed-of';
import { type KeptSlip, keptSlip, keptSlips, requireSlip } from './own-slip';
import { reopenSlip } from './reopen-slip';
import { isGivenBack, kindOf } from './show-slip';
import { operatedSlips, slipsRepository } from './sports-bets.repository';
import { tellChangedSlip } from './tell-changed-slip';

const OfEvent = z.object({ event: z.string(), after: z.int() });
const SETTLE = jobKind('sportsBets.settle', OfEvent);

/** Slips that are settled in one transaction: some 0.15 ms each, and calls wait for no longer than 10 ms. */
const AT_ONCE = 64;

const settleBehind = (world: World, of: z.infer<typeof OfEvent>): void =>
  world.clock.schedule({ kind: SETTLE, key: `${of.event}/${of.after}`, dueAt: world.clock.now(), payload: of });

/** A match is decided, or was decided otherwise than it was told: its slips follow, some at a time. */
export const matchDecided = (world: World, { event }: { event: string }): void =>
  settleBehind(world, { event, after: 0 });

type ResultOf = ReturnType<typeof feedOf>['resultOf'];

/** What matches say, asked once for each selection: of the slips that are settled at once many are about the same. */
function resultsOnce(world: World): ResultOf {
  const { resultOf } = feedOf(world);
  const known = new Map<string, ReturnType<ResultOf>>();
  return (_world, of, scoreAtBet) => {
    const { event, type, key, selection } = of;
    const name = JSON.stringify([event, type, key, selection, scoreAtBet]);
    const told = known.get(name);
    if (told !== undefined) return told;
    const found = resultOf(world, of, scoreAtBet);
    known.set(name, found);
    return found;
  };
}

/** The legs of a slip by what its matches say now. */
function legsNow(world: World, { bet, state }: KeptSlip, resultOf: ResultOf): LegState[] {
  return state.legs.map((leg, place) => {
    const of = bet.legs[place];
    const outcome = of && resultOf(world, of, leg.scoreAtBet);
    if (!outcome) return leg;
    const isOther = leg.result !== null && leg.result !== outcome.result;
    return { ...leg, ...outcome, isCorrected: leg.isCorrected || isOther };
  });
}

const isSame = (before: SportsState, legs: readonly LegState[]): boolean =>
  JSON.stringify(before.legs) === JSON.stringify(legs);

const linesOf = ({ bet }: KeptSlip) => takenLines({ form: bet.sent.form, legs: bet.legs });

/** Slips whose end is told while they are filed anyway. */
const beingSettled = repository(() => new Set<string>());

/** How an open slip stands by what is known of its legs; once each of its lines is decided, as by one lost leg, with its result. */
function decidedNow(world: World, slip: KeptSlip, resultOf: ResultOf): Decided | null {
  const { round, state } = slip;
  if (state.phase !== 'OPEN') return null;
  const legs = legsNow(world, slip, resultOf);
  if (isSame(state, legs)) return null;
  const [openMinor, mostMinor] = [openMinorOf(round), round.maxPayoutMinor - paidMinor(round)];
  const result = settled({ lines: linesOf(slip), legs, openMinor, mostMinor });
  const next = { ...state, legs, offer: null };
  readerOf(SportsState).made(next);
  return { result, state: next };
}

interface Decided {
  readonly result: LineResult | null;
  readonly state: SportsState;
}

interface Anew {
  readonly results: LineResult[];
  /** What it pays less than before. */
  readonly lessMinor: number;
}

const isSold = ({ status }: Pick<LineResult, 'status'>): boolean => status === 'CASHED_OUT';

/** What was sold back stays sold; the rest of the stake comes out by the legs as they are now. Null while that is undecided. */
function resultsAnew(slip: KeptSlip, legs: readonly LegState[]): Anew | null {
  const before = slip.round.results.map(({ funding: _funding, ...result }) => result);
  const sold = before.filter(isSold).map(lineResult);
  const openMinor = sumOf(before, ({ stakeMinor }) => stakeMinor) - sumOf(sold, (one) => one.stakeMinor);
  const mostMinor = slip.round.maxPayoutMinor - sumOf(sold, ({ payoutMinor }) => payoutMinor);
  const result = settled({ lines: linesOf(slip), legs, openMinor, mostMinor });
  const results = result && [...sold, result];
  return (
    results && {
      results,
      lessMinor: sumOf(before, ({ payoutMinor }) => payoutMinor) - sumOf(results, ({ payoutMinor }) => payoutMinor),
    }
  );
}

const isPaidSo = ({ round }: KeptSlip, results: readonly LineResult[]): boolean => {
  const of = (all: readonly LineResult[]) =>
    JSON.stringify(
      all.map(({ stakeMinor, status, payoutMinor, validStakeMinor }) => [
        stakeMinor,
        status,
        payoutMinor,
        validStakeMinor,
      ]),
    );
  return of(round.results) === of(results);
};

/** Settles anew what is paid otherwise. What its player no longer has is not taken back: it is noted for the operator. */
function payAnew(world: World, slip: KeptSlip, { results, lessMinor, state }: Anew & { state: SportsState }): void {
  const { betId, round } = slip;
  try {
    runner.correct(world, { roundId: round.id, results, state });
  } catch (error) {
    if (!(error instanceof PlatformFailure && error.code === 'INSUFFICIENT_FUNDS')) throw error;
    operatedSlips(world).noteUncollected(betId, lessMinor);
    return;
  }
  operatedSlips(world).noteUncollected(betId, null);
}

/**
 * Has a slip that is over follow its matches: what they say otherwise by now, and legs behind one that lost. One that was lost by a
 * leg which did not lose after all is undecided again, and is paid once it is decided.
 */
function correctSlip(world: World, slip: KeptSlip, resultOf: ResultOf): void {
  const { round, state, betId } = slip;
  if (state.phase !== 'OPEN' || isGivenBack(slip) || round.results.every(isSold)) return;
  const legs = legsNow(world, slip, resultOf);
  if (isSame(state, legs)) return;
  const anew = resultsAnew(slip, legs);
  const next = { ...state, legs };
  if (anew && !isPaidSo(slip, anew.results)) payAnew(world, slip, { ...anew, state: next });
  else {
    if (anew) runner.remember(world, { roundId: round.id, state: next });
    else reopenSlip(world, slip, { ...next, offer: null });
    operatedSlips(world).noteUncollected(betId, null);
  }
  const after = requireSlip(world, round.id);
  slipsRepository(world).file(betId, kindOf(after));
  tellChangedSlip(world, { before: slip, after });
}

/** Has slips follow their matches: the open ones together, those that are over one by one. */
function settleAll(world: World, slips: readonly KeptSlip[]): void {
  const resultOf = resultsOnce(world);
  const together = runner.settleTogether(world);
  const settling = beingSettled(world);
  const ended: number[] = [];
  function settleOpen(slip: KeptSlip): void {
    const decided = decidedNow(world, slip, resultOf);
    if (!decided) return;
    const { round, betId } = slip;
    const { result, state } = decided;
    if (result) {
      ended.push(betId);
      settling.add(round.id);
    }
    together.settle({ round, betId, results: result ? [result] : [], state });
  }
  try {
    for (const read of slips) {
      const { id, memberId } = read.round;
      const slip = together.meet(memberId) ? requireSlip(world, id) : read;
      if (isOver(slip.round)) correctSlip(world, slip, resultOf);
      else settleOpen(slip);
    }
    together.end();
  } finally {
    settling.clear();
  }
  slipsRepository(world).fileAll(ended, 'SETTLED');
}

function settleChunk(world: World, { event, after }: z.infer<typeof OfEvent>): void {
  const rows = slipsRepository(world).ofEvent({ event, after, limit: AT_ONCE });
  const slips = keptSlips(
    world,
    rows.map(({ roundId }) => roundId),
  );
  settleAll(world, slips);
  const last = rows.at(-1);
  if (last && rows.length === AT_ONCE) settleBehind(world, { event, after: last.id });
}

function fileEnded(world: World, { roundId, family }: { roundId: string; family?: string }): void {
  if ((family !== undefined && family !== 'sports') || beingSettled(world).has(roundId)) return;
  const slip = keptSlip(world, roundId);
  if (slip) slipsRepository(world).file(slip.betId, kindOf(slip));
}

/** Rounds that ended by themselves, as with a break of their player, leave the list of open slips. */
export function fileAllEnded(world: World, rounds: readonly { roundId: string; family?: string }[]): void {
  for (const round of rounds) fileEnded(world, round);
}

/** Nothing is told of rounds with play money that end by a break. */
export function fileOfMember(world: World, { memberId }: { memberId: string }): void {
  for (const roundId of slipsRepository(world).openOf(memberId)) fileEnded(world, { roundId });
}

export const settleJob = defineJob(
  SETTLE,
  (world, { payload }) => {
    settleChunk(world, payload);
    return 'done';
  },
  { priority: 'settle', lane: (payload) => OfEvent.parse(payload).event },
);
