import { z } from 'zod';
import { type JobKind, jobKind } from '../clock/job-kinds';
import type { Priority } from '../clock/job-rules';
import type { World } from '../world/world';
import { endOf } from './shared-course';
import type { SharedRow } from './shared-rounds.repository';

const Named = z.object({ rounds: z.string(), key: z.string() });
type Named = z.infer<typeof Named>;

const SHARED_OPEN = jobKind('shared.open', Named);
/** A phase that takes bets ends. */
const SHARED_CLOSE = jobKind('shared.close', Named);
/** Any other phase ends, or a round is cancelled. */
const SHARED_SETTLE = jobKind('shared.settle', Named);

/** Bets of a round that was corrected are settled anew. */
export const SHARED_CORRECT = jobKind('shared.correct', Named);

/** What goes on in shared rounds, with its priority. */
export const SHARED_JOBS: readonly (readonly [JobKind<Named>, Priority])[] = [
  [SHARED_SETTLE, 'settle'],
  [SHARED_CLOSE, 'close'],
  [SHARED_OPEN, 'open'],
];

/** What is done with rounds of one name is a sequence. */
export const laneOf = (payload: unknown): string => `shared ${Named.parse(payload).rounds}`;

function schedule(world: World, kind: JobKind<Named>, { rounds, key, dueAt }: Named & { dueAt: number }): void {
  world.clock.schedule({ kind, key: `${rounds}/${key}`, dueAt, payload: { rounds, key } });
}

export const scheduleOpening = (world: World, opening: Named & { dueAt: number }): void =>
  schedule(world, SHARED_OPEN, opening);

/** Next in the lane of the round. */
export const scheduleCorrection = (world: World, { rounds, key }: Named): void =>
  schedule(world, SHARED_CORRECT, { rounds, key, dueAt: world.clock.now() });

type Going = Pick<SharedRow, 'rounds' | 'key' | 'phase' | 'beganAt'>;

/** Nothing ends the phase of a round by itself any more. */
export function unschedulePhase(world: World, { rounds, key }: Pick<Going, 'rounds' | 'key'>): void {
  for (const kind of [SHARED_CLOSE, SHARED_SETTLE]) world.clock.cancel(kind, `${rounds}/${key}`);
}

/** What is done next with a round, left alone: its phase ends. `dueAt`: earlier. */
export function schedulePhase(
  world: World,
  { rounds, key, phase, beganAt }: Going,
  dueAt = endOf({ phase, beganAt }),
): void {
  if (dueAt !== null) schedule(world, phase.takesBets ? SHARED_CLOSE : SHARED_SETTLE, { rounds, key, dueAt });
}
