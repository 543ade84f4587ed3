import { z } from 'zod';
import { controlCommand } from './control-command';
import { Name, Nothing, Time } from './values';

export const WorldSummary = z.object({
  name: z.string(),
  /** The world's own time. */
  now: Time,
  mode: z.enum(['live', 'frozen']),
  createdAt: Time,
  /** When it is dropped if nobody uses it; null for the default world. */
  expiresAt: Time.nullable(),
  /** Scenarios that were applied, in their order. */
  scenarios: z.array(z.string()),
  /** Opens the web app in this world; null when the platform does not know where the web app is. */
  openUrl: z.string().nullable(),
});
export type WorldSummary = z.input<typeof WorldSummary>;

export const MadeWorld = WorldSummary.extend({
  /** The world that was unused for longest and had to go, because there were as many as are kept; null: there was room. */
  pushedOut: z.string().nullable(),
});

export const WORLD_COMMANDS = {
  listWorlds: controlCommand({
    at: 'GET /worlds',
    cli: 'worlds list',
    summary: 'All worlds, the default one first',
    input: Nothing,
    output: z.array(WorldSummary),
    global: true,
  }),
  createWorld: controlCommand({
    at: 'POST /worlds',
    cli: 'worlds create [name]',
    summary:
      'A new world with the default data; --frozenAt stops its clock at a time, and the data are those of that time',
    input: z.strictObject({ name: Name.optional(), seed: z.string().max(64).optional(), frozenAt: Time.optional() }),
    output: MadeWorld,
    global: true,
  }),
  fetchWorld: controlCommand({
    at: 'GET /worlds/:name',
    cli: 'worlds show <name>',
    summary: 'One world',
    input: z.strictObject({ name: Name }),
    output: WorldSummary,
    global: true,
  }),
  forkWorld: controlCommand({
    at: 'POST /worlds/:name/fork',
    cli: 'worlds fork <name> [as]',
    summary: 'A copy of a world as it stands, time, faults and scenarios included',
    input: z.strictObject({ name: Name, as: Name.optional() }),
    output: MadeWorld,
    global: true,
  }),
  resetWorld: controlCommand({
    at: 'POST /worlds/:name/reset',
    cli: 'worlds reset <name>',
    summary: 'Back to the default data; faults, checkpoints and the journal go too',
    input: z.strictObject({ name: Name }),
    output: WorldSummary,
    global: true,
  }),
  removeWorld: controlCommand({
    at: 'DELETE /worlds/:name',
    cli: 'worlds delete <name>',
    summary: 'Deletes a world',
    input: z.strictObject({ name: Name }),
    output: z.object({ removed: z.boolean() }),
    global: true,
  }),
} as const;
