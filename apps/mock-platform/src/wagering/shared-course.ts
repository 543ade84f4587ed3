import { type FairnessSeeds, fairDraws } from '../kernel/fairness';
import type { AnyRounds, KeptEntry } from './define-game';
import { type Draw, type RecordedDraws, resumeDraws } from './draws';
import type { Opening, Phase } from './shared-rounds';

/** Where a shared round stands, with all that its further course follows from. */
export interface Standing {
  readonly opening: Opening;
  readonly phase: Phase<unknown>;
  readonly beganAt: number;
  readonly drawn: readonly Draw[];
}

/** What a round is played by. */
export interface Course {
  readonly rounds: AnyRounds;
  readonly config: unknown;
  readonly seeds: FairnessSeeds;
  /** Left out: nobody is in it. */
  readonly entrants?: () => readonly KeptEntry[];
}

const nobody = (): readonly KeptEntry[] => [];

interface Step {
  readonly phase: Phase<unknown> | null;
  readonly at: number;
  readonly draws: RecordedDraws;
}

function advance(course: Course, opening: Opening, { phase: from, at, draws }: Step): Standing {
  const { rounds, config, entrants = nobody } = course;
  const phase = rounds.advance(from, { config, at, draws, entrants });
  const { lastsMs } = phase;
  if (lastsMs !== null && !(Number.isSafeInteger(lastsMs) && lastsMs >= 0))
    throw new RangeError(`${rounds.name} ${opening.key} lasts ${lastsMs} ms`);
  return { opening, phase, beganAt: at, drawn: [...draws.drawn] };
}

/** When the phase ends; null: the round is over. */
export const endOf = ({ phase, beganAt }: Pick<Standing, 'phase' | 'beganAt'>): number | null =>
  phase.lastsMs === null ? null : beganAt + phase.lastsMs;

const drawsOf = ({ seeds }: Course, drawn: readonly Draw[] = []): RecordedDraws => resumeDraws(fairDraws(seeds), drawn);

export const opened = (course: Course, opening: Opening): Standing =>
  advance(course, opening, { phase: null, at: opening.opensAt, draws: drawsOf(course) });

/** The phase after the one in which it stands, which has to end. */
export function nextPhase(course: Course, standing: Standing, draws = drawsOf(course, standing.drawn)): Standing {
  const at = endOf(standing);
  if (at === null) throw new Error(`${standing.opening.key} is over`);
  return advance(course, standing.opening, { phase: standing.phase, at, draws });
}

/** A backstop: rounds whose phases lead nowhere are at fault. */
const MOST_PHASES = 100_000;

/** Where a round stands at a moment, going on from where it stood before: a pure function of its link. */
export function standingBy(course: Course, from: Standing, at: number): Standing {
  let standing = from;
  let draws: RecordedDraws | undefined;
  for (let phases = 0; phases < MOST_PHASES; phases += 1) {
    const endsAt = endOf(standing);
    if (endsAt === null || endsAt > at) return standing;
    draws ??= drawsOf(course, standing.drawn);
    standing = nextPhase(course, standing, draws);
  }
  throw new Error(`${course.rounds.name} ${from.opening.key} is not over after ${MOST_PHASES} phases`);
}
