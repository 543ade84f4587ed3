import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { z } from 'zod';
import { toIso } from '../clock/wall';
import { Fault } from '../http/faults';
import { type Command, command, knownName } from './command';
import { Time } from './time';

const WorldName = z.string().regex(/^[\w-]{1,64}$/);
const FAULT_TARGETS = ['*', ...Object.keys(ENDPOINTS)];

export const worldCommands: readonly Command[] = [
  command('GET /worlds', z.object({}), ({ parts }) =>
    parts.worlds.list().map(({ name, now }) => ({ name, now: toIso(now) })),
  ),
  command(
    'POST /worlds',
    z.strictObject({ name: WorldName.optional(), seed: z.string().max(64).optional(), frozenAt: Time.optional() }),
    ({ parts, input }) => {
      const world = parts.worlds.create({ name: input.name, seed: input.seed, frozenAtMs: input.frozenAt });
      return { name: world.name, now: toIso(world.clock.now()) };
    },
  ),
  command('DELETE /worlds/:name', z.strictObject({ name: WorldName }), ({ parts, input }) => ({
    removed: parts.worlds.remove(input.name),
  })),
  command('GET /audit', z.object({}), ({ world }) => world.ledger.audit()),
  command('GET /faults', z.object({}), ({ world }) => world.faults.list()),
  command('POST /faults', Fault, ({ world, input }) => {
    knownName(input.endpoint, FAULT_TARGETS);
    return world.faults.add(input);
  }),
  command('DELETE /faults', z.object({}), ({ world }) => world.faults.clear()),
];
