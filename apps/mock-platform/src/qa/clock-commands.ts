import { z } from 'zod';
import type { Job } from '../clock/job-kinds';
import { toIso } from '../clock/wall';
import type { World } from '../db/world';
import { type Command, command } from './command';
import { Time } from './time';

const shownJob = ({ kind, key, dueAt }: Job) => ({ kind, key, dueAt: toIso(dueAt) });

function clockOf({ clock }: World) {
  return {
    now: toIso(clock.now()),
    mode: clock.state().mode,
    pending: clock.pending().slice(0, 100).map(shownJob),
    failed: clock.failed().map((job) => ({ ...shownJob(job), error: job.error })),
  };
}

export const clockCommands: readonly Command[] = [
  command('GET /clock', z.object({}), ({ world }) => clockOf(world)),
  command('POST /clock/freeze', z.strictObject({ at: Time.optional() }), ({ world, input }) => {
    world.clock.freeze(input.at);
    return clockOf(world);
  }),
  command('POST /clock/resume', z.strictObject({}), ({ world }) => {
    world.clock.resume();
    return clockOf(world);
  }),
  command('POST /clock/set', z.strictObject({ at: Time }), ({ world, input }) => {
    world.clock.set(input.at);
    return clockOf(world);
  }),
  command('POST /clock/advance', z.strictObject({ milliseconds: z.int().min(0) }), ({ world, input }) => {
    world.clock.advance(input.milliseconds);
    return clockOf(world);
  }),
  command('POST /clock/next', z.strictObject({}), ({ world }) => {
    const job = world.clock.advanceToNextJob();
    return { ran: job && shownJob(job), ...clockOf(world) };
  }),
  command('POST /clock/retry', z.strictObject({}), ({ world }) => ({
    retried: world.clock.retryFailed(),
    ...clockOf(world),
  })),
];
