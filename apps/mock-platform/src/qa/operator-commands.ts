import { MODULE_IDS, type ModuleId } from '@tonalli/contracts/modules';
import { REGISTRATION_FIELDS } from '@tonalli/contracts/registration/wire';
import { z } from 'zod';
import type { World } from '../db/world';
import { setFieldUse } from '../features/registration';
import { currentStatus } from '../http/gate';
import { type Command, command, knownName } from './command';
import { Time } from './time';

function modulesOf(world: World): Record<ModuleId, boolean> {
  const off = world.settings.get('modulesOff');
  // The keys are the list of all module ids.
  return Object.fromEntries(MODULE_IDS.map((id) => [id, !off.includes(id)])) as Record<ModuleId, boolean>;
}

export const operatorCommands: readonly Command[] = [
  command('GET /modules', z.object({}), ({ world }) => modulesOf(world)),
  command('POST /modules', z.record(z.string(), z.boolean()), ({ world, input }) => {
    const off = new Set(world.settings.get('modulesOff'));
    for (const [name, on] of Object.entries(input)) {
      const id = knownName(name, MODULE_IDS);
      if (on) off.delete(id);
      else off.add(id);
    }
    world.settings.set('modulesOff', [...off]);
    world.events.publish({ type: 'status' });
    return modulesOf(world);
  }),
  command(
    'POST /status',
    z.strictObject({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]), endsAt: Time.nullish() }),
    ({ world, input }) => {
      world.settings.set('status', { status: input.status, endsAtMs: input.endsAt ?? null });
      world.events.publish({ type: 'status' });
      return currentStatus(world);
    },
  ),
  command('POST /domains', z.strictObject({ domains: z.array(z.string().max(253)) }), ({ world, input }) =>
    world.settings.set(
      'domains',
      input.domains.map((domain) => domain.toLowerCase()),
    ),
  ),
  command(
    'POST /hosts',
    z.strictObject({ image: z.array(z.url()).optional(), launch: z.array(z.url()).optional() }),
    ({ world, input }) => {
      if (input.image) world.settings.set('imageHosts', input.image);
      if (input.launch) world.settings.set('launchHosts', input.launch);
    },
  ),
  command(
    'POST /registration',
    z.strictObject({ field: z.string(), use: z.enum(['required', 'optional', 'off']) }),
    ({ world, input }) => setFieldUse(world, knownName(input.field, REGISTRATION_FIELDS), input.use),
  ),
  command('POST /registration/age', z.strictObject({ years: z.int().min(18).max(99) }), ({ world, input }) =>
    world.settings.set('minimumAgeYears', input.years),
  ),
  command('POST /keys/rotate', z.strictObject({}), ({ parts }) => {
    parts.keys.rotate();
    return parts.keys.jwks();
  }),
];
