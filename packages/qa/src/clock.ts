import { z } from 'zod';
import { controlCommand } from './control-command';
import { Duration, Nothing, Time } from './values';

export const ShownJob = z.object({ kind: z.string(), key: z.string(), dueAt: Time });

export const ClockView = z.object({
  now: Time,
  mode: z.enum(['live', 'frozen']),
  /** The first hundred that are due, in their order. */
  pending: z.array(ShownJob),
  failed: z.array(ShownJob.extend({ error: z.string() })),
});
export type ClockView = z.input<typeof ClockView>;

/** A moment to return to: everything of the world right before its time was moved. */
export const Checkpoint = z.object({
  id: z.int(),
  /** The world's time at the checkpoint. */
  at: Time,
  /** What was done next. */
  before: z.string(),
});
export type Checkpoint = z.input<typeof Checkpoint>;

export const CLOCK_COMMANDS = {
  fetchClock: controlCommand({
    at: 'GET /clock',
    cli: 'clock show',
    summary: 'The time of a world and what is due',
    input: Nothing,
    output: ClockView,
  }),
  freezeClock: controlCommand({
    at: 'POST /clock/freeze',
    cli: 'clock freeze [at]',
    summary: 'Stops the time, at a given one or now',
    input: z.strictObject({ at: Time.optional() }),
    output: ClockView,
  }),
  resumeClock: controlCommand({
    at: 'POST /clock/resume',
    cli: 'clock resume',
    summary: 'Lets the time run on from where it stands',
    input: Nothing,
    output: ClockView,
  }),
  setClock: controlCommand({
    at: 'POST /clock/set',
    cli: 'clock set <at>',
    summary: 'Moves the time; jobs on the way run in their order before the answer comes',
    input: z.strictObject({ at: Time }),
    output: ClockView,
  }),
  advanceClock: controlCommand({
    at: 'POST /clock/advance',
    cli: 'clock advance <by>',
    summary: 'Moves the time forward, such as 90s, 2h or 1d12h; jobs on the way run before the answer comes',
    input: z.strictObject({ by: Duration }),
    output: ClockView,
  }),
  runNextJob: controlCommand({
    at: 'POST /clock/next',
    cli: 'clock next',
    summary: 'Moves the time to the next due job and runs it',
    input: Nothing,
    output: ClockView.extend({ ran: ShownJob.nullable() }),
  }),
  retryJobs: controlCommand({
    at: 'POST /clock/retry',
    cli: 'clock retry',
    summary: 'Runs failed jobs again',
    input: Nothing,
    output: ClockView.extend({ retried: z.int() }),
  }),
  listCheckpoints: controlCommand({
    at: 'GET /clock/checkpoints',
    cli: 'clock checkpoints',
    summary: 'The moments that one can go back to, newest first',
    input: Nothing,
    output: z.array(Checkpoint),
  }),
  goBack: controlCommand({
    at: 'POST /clock/back',
    cli: 'clock back [checkpoint]',
    summary: 'Returns the whole world to a checkpoint, the last one unless named; later ones stay to return to',
    input: z.strictObject({ checkpoint: z.int().min(1).optional() }),
    output: ClockView,
  }),
} as const;
