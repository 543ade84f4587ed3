import { type FairnessSeeds, fairDraws } from '../kernel/fairness';
import type { AnyRounds, KeptEntry } from './define-game';
import { type Draw, type RecordedDraws, recordDraws, resumeDraws } from './draws';
import type { Opening } from './shared-openings';
import type { Phase } from './shared-rounds';

/** Where a shared round stands, with all that its further course follows from. */
export interface Standing {
  readonly opening: Opening;
  readonly phase: Phase<unknown>;
  readonly beganAt: number;
  /** Since when it takes no bets; null while it does, or has not yet. */
  readonly closedAt: number | null;
  readonly drawn: readonly Draw[];
}

/** What a round is played by. */
export interface Course {
  readonly rounds: AnyRounds;
  readonly config: unknown;
  /** What decides it, by when its bets were closed; null while nothing does. */
  readonly seeds: (closedAt: number | null) => FairnessSeeds | null;
  /** Left out: nobody is in it. */
  readonly entrants?: () => readonly KeptEntry[];
}

const nobody = (): readonly KeptEntry[] => [];

interface Step {
  readonly from: Standing | null;
  readonly at: number;
  readonly draws: RecordedDraws;
}

/** Within it the beacon's next value comes to be. */
const LEAST_CLOSED_MS = 1_000;

function advance(course: Course, opening: Opening, { from, at, draws }: Step): Standing {
  const { rounds, config, entrants = nobody } = course;
  const phase = rounds.advance(from?.phase ?? null, { config, at, draws, entrants });
  const { lastsMs, takesBets } = phase;
  const fault = (what: string) => new RangeError(`${rounds.name} ${opening.key} ${what}`);
  if (lastsMs !== null && !(Number.isSafeInteger(lastsMs) && lastsMs >= 0)) throw fault(`lasts ${lastsMs} ms`);
  if (phase.isQuiet && lastsMs === null) throw fault('is over without a word to its bets');
  const wasClosedAt = from?.closedAt ?? null;
  if (takesBets && wasClosedAt !== null && !rounds.isInPlay) throw fault('takes bets again');
  const closedAt = takesBets ? null : (wasClosedAt ?? at);
  const isTooShort = closedAt === at && lastsMs !== null && lastsMs < LEAST_CLOSED_MS;
  if (isTooShort && from !== null && !rounds.isInPlay) throw fault(`is closed for ${lastsMs} ms`);
  return { opening, phase, beganAt: at, closedAt, drawn: [...draws.drawn] };
}

/** When the phase ends; null: the round is over. */
export const endOf = ({ phase, beganAt }: Pick<Standing, 'phase' | 'beganAt'>): number | null =>
  phase.lastsMs === null ? null : beganAt + phase.lastsMs;

const refused = ({ rounds }: Course, { key }: Opening): RecordedDraws =>
  recordDraws({
    below() {
      throw new Error(`${rounds.name} ${key} draws before its bets are bound`);
    },
  });

/** Draws that follow from seeds which are asked for with the first of them. */
function drawsOf(course: Course, { opening, closedAt, drawn }: Pick<Standing, 'opening' | 'closedAt' | 'drawn'>) {
  let source: ReturnType<typeof fairDraws> | null = null;
  function begin(): ReturnType<typeof fairDraws> {
    const seeds = course.seeds(closedAt);
    return seeds ? fairDraws(seeds) : refused(course, opening);
  }
  return resumeDraws(
    {
      below(bound) {
        source ??= begin();
        return source.below(bound);
      },
    },
    drawn,
  );
}

const isBound = ({ rounds }: Course, { closedAt }: Pick<Standing, 'closedAt'>): boolean =>
  rounds.isInPlay === true || closedAt !== null;

export const opened = (course: Course, opening: Opening): Standing =>
  advance(course, opening, {
    from: null,
    at: opening.opensAt,
    draws: course.rounds.isInPlay ? drawsOf(course, { opening, closedAt: null, drawn: [] }) : refused(course, opening),
  });

/** The phase after the one in which it stands, which has to end. What takes bets is left without a draw. */
export function nextPhase(course: Course, standing: Standing, known?: RecordedDraws): Standing {
  const at = endOf(standing);
  const { opening } = standing;
  if (at === null) throw new Error(`${opening.key} is over`);
  const draws = isBound(course, standing) ? (known ?? drawsOf(course, standing)) : refused(course, opening);
  return advance(course, opening, { from: standing, at, draws });
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
    if (isBound(course, standing)) draws ??= drawsOf(course, standing);
    standing = nextPhase(course, standing, draws);
  }
  throw new Error(`${course.rounds.name} ${from.opening.key} is not over after ${MOST_PHASES} phases`);
}
