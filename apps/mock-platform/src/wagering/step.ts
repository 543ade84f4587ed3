import { requireAct } from '../guard/decide';
import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { bookTurn } from './book-turn';
import { closeTurn, detailOf, momentOf, viewOf } from './close-turn';
import { type LoadedRound, loadRound, ownRound } from './load-round';
import type { PlacedRound } from './placement';
import { noteConverted } from './post-money';
import { progressRepository } from './progress.repository';
import { GameRefusal } from './refusal';
import { entryOf, isOver, stepsOf } from './round';
import { contextOf, gameOf, isTrial, type RunnerParts } from './runner-parts';
import { scheduleTimeout } from './timeout-job';
import { tableAt } from './title-rounds';
import { updateShared } from './update-shared';
import type { Wallet } from './wallet';

export interface StepTaken {
  readonly roundId: string;
  readonly memberId: string;
  /** The title that it is played in. */
  readonly nodeId: string;
  /** That it is played with. */
  readonly wallet: Wallet;
  /** Counted from 0. */
  readonly step: number;
  readonly input: unknown;
}

interface Question {
  loaded: LoadedRound;
  input: unknown;
  /** Somebody waits for it, and may ask again. */
  forPlayer: boolean;
}

/** Asks the game for a step and books what it answers. */
function ask(parts: RunnerParts, world: World, { loaded, input, forPlayer }: Question): void {
  const { round } = loaded;
  const at = world.clock.now();
  const game = gameOf(parts, round.family, round.version);
  const draws = loaded.draws();
  const table = tableAt(world, game, round);
  const turn = game.resume(entryOf(round)).step(input, { ...contextOf(world, game, { ...round, at }), draws });
  // What a game does for a player who is gone is not the player's will.
  bookTurn(world, round, {
    turn,
    table,
    at,
    terms: { by: forPlayer ? 'member' : 'operator', isStart: false },
  });
  round.drawn.splice(0, round.drawn.length, ...draws.drawn);
  const own = game.draws === 'personal' ? draws : null;
  closeTurn(parts, world, { round, draws: own, at, isPlayers: forPlayer });
  noteConverted(world, round);
  const moment = momentOf(world, round, stepsOf(round.asked).length + (forPlayer ? 1 : 0));
  const told = forPlayer ? { ...moment, view: viewOf(parts, world, { round, at }) } : null;
  round.asked.push({ call: 'step', input, at, told });
  progressRepository(world).keep(round, isOver(round));
  updateShared(parts, world, round);
  if (game.rounds?.update) parts.stepped?.(world, { table });
}

function answerOf(
  parts: RunnerParts,
  loaded: LoadedRound,
  { step, isRepeat }: { step: number; isRepeat: boolean },
): PlacedRound {
  const { round, betId, nonce } = loaded;
  const told = stepsOf(round.asked)[step]?.told;
  if (!told) throw new Error(`the step ${step} of ${round.id} was not kept`);
  const { id: roundId, family, wallet } = round;
  return {
    roundId,
    betId,
    nonce,
    family,
    wallet,
    isRepeat,
    detail: detailOf(parts, round),
    moment: told,
    view: () => told.view,
  };
}

/**
 * Takes the next step of an open round; one that was taken answers what it answered. Call in its transaction. Throws
 * `ROUND_NOT_FOUND`, `STEP_INVALID`, `TOO_LATE`, `INSUFFICIENT_FUNDS`, `EXPOSURE_REACHED`, what the guard refuses with, and
 * `IDEMPOTENCY_KEY_REUSED` for the number of another step.
 */
export function step(parts: RunnerParts, world: World, { step: number, input, ...whose }: StepTaken): PlacedRound {
  const loaded = ownRound(world, whose);
  const taken = stepsOf(loaded.round.asked);
  const before = taken[number];
  if (before) {
    if (JSON.stringify(before.input) !== JSON.stringify(input)) throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
    return answerOf(parts, loaded, { step: number, isRepeat: true });
  }
  if (number !== taken.length || isOver(loaded.round)) throw new PlatformFailure('STEP_INVALID');
  const { memberId, nodeId, title, family } = loaded.round;
  const played = { nodeId, gameType: title.gameType, family };
  requireAct(world, { do: 'step', memberId, by: 'member', title: played, isTrial: isTrial(loaded.round) });
  ask(parts, world, { loaded, input, forPlayer: true });
  return answerOf(parts, loaded, { step: number, isRepeat: false });
}

/** A backstop: a family whose step of the timeout leads nowhere is at fault. */
const MOST_STEPS = 1_000;

/** What a shared round decides goes on after the step, and a phase may allow none: then the player is waited for anew. */
function nudge(parts: RunnerParts, world: World, { loaded, input }: Omit<Question, 'forPlayer'>): void {
  try {
    ask(parts, world, { loaded, input, forPlayer: false });
  } catch (error) {
    if (!(error instanceof GameRefusal)) throw error;
    scheduleTimeout(parts, world, loaded.round);
  }
}

/** Takes the step of the timeout until the round is over, or nobody is waited for; once where shared rounds decide the bet. */
export function finish(parts: RunnerParts, world: World, roundId: string): void {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const loaded = loadRound(world, roundId);
    if (!loaded || isOver(loaded.round)) return;
    const { family, version } = loaded.round;
    const game = gameOf(parts, family, version);
    const { timeout } = game.resume(entryOf(loaded.round));
    if (!timeout) return;
    if (game.draws === 'shared') {
      nudge(parts, world, { loaded, input: timeout.step() });
      return;
    }
    ask(parts, world, { loaded, input: timeout.step(), forPlayer: false });
  }
  throw new Error(`${roundId} is not over after ${MOST_STEPS} steps of its timeout`);
}
