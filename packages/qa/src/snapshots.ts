import { z } from 'zod';
import { controlCommand } from './control-command';
import { Name, Nothing, Time } from './values';

/** A whole world put by under a name, which any world of the platform can be put to. */
export const SnapshotSummary = z.object({
  name: z.string(),
  /** The machine's time. */
  createdAt: Time,
  /** The world that it was made of. */
  world: z.string(),
  /** That world's time. */
  now: Time,
  mode: z.enum(['live', 'frozen']),
  scenarios: z.array(z.string()),
  /** Which tables it has: a platform takes those of its own version only. */
  schemaVersion: z.string(),
  fits: z.boolean(),
  sizeBytes: z.int(),
});
export type SnapshotSummary = z.input<typeof SnapshotSummary>;

/** The most that a file may have, in base64. */
const MAX_FILE_CHARACTERS = 96 * 1_024 * 1_024;

export const SNAPSHOT_COMMANDS = {
  listSnapshots: controlCommand({
    at: 'GET /snapshots',
    cli: 'snapshots list',
    summary: 'What was put by, by name',
    input: Nothing,
    output: z.array(SnapshotSummary),
    global: true,
  }),
  saveSnapshot: controlCommand({
    at: 'POST /snapshots',
    cli: 'snapshots save <name>',
    summary: 'Puts a world by as it stands; --replace in the place of one of that name',
    input: z.strictObject({ name: Name, replace: z.boolean().optional() }),
    output: SnapshotSummary,
  }),
  restoreSnapshot: controlCommand({
    at: 'POST /snapshots/:name/restore',
    cli: 'snapshots restore <name>',
    summary: 'Puts a world to a snapshot, time and faults included; its own moment stays as a checkpoint',
    input: z.strictObject({ name: Name }),
    output: SnapshotSummary,
  }),
  deleteSnapshot: controlCommand({
    at: 'DELETE /snapshots/:name',
    cli: 'snapshots delete <name>',
    summary: 'Deletes a snapshot',
    input: z.strictObject({ name: Name }),
    output: z.object({ removed: z.boolean() }),
    global: true,
  }),
  exportSnapshot: controlCommand({
    at: 'GET /snapshots/:name/file',
    cli: 'snapshots export <name>',
    summary: 'A snapshot as one file: --to <file> writes it',
    input: z.strictObject({ name: Name }),
    output: SnapshotSummary.extend({ file: z.string() }),
    global: true,
  }),
  importSnapshot: controlCommand({
    at: 'POST /snapshots/file',
    cli: 'snapshots import [name]',
    summary: 'Takes a snapshot from a file: --from <file> reads it',
    input: z.strictObject({
      name: Name.optional(),
      file: z.string().max(MAX_FILE_CHARACTERS),
      replace: z.boolean().optional(),
    }),
    output: SnapshotSummary,
    global: true,
    bodyLimitBytes: MAX_FILE_CHARACTERS + 1_024,
  }),
} as const;
