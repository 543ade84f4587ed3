import { join } from 'node:path';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { elapsedNow } from '../clock/system-time';
import { DATA_END } from '../emulator/worlds/data-end';
import { openEmulatedWorld } from '../emulator/worlds/open-emulated-world';
import { seedWorld } from '../emulator/worlds/seed';
import { loadTemplate, type Template } from '../emulator/worlds/template';
import { seedLobby } from '../features/lobby/lobby.seed';
import { seedRegistration } from '../people/registration-rules.seed';
import { migrateDatabase } from '../sqlite/migrations';
import { openDatabase } from '../sqlite/open-database';
import type { PlatformInfo, World } from '../world/world';
import { TEST_OPTIONS } from './test-options';
import { TEST_TIME_MS } from './test-time';

/**
 * `default`: the default data; `light`: these with fewer rounds (`TEST_OPTIONS`); `empty`: the schema and the rules of registration;
 * `catalogue`: these and the games.
 */
export type Seed = 'empty' | 'catalogue' | 'light' | 'default';

export const TEST_PLATFORM: PlatformInfo = { merchant: DEVELOPMENT_MERCHANT, publicUrl: 'http://127.0.0.1:4100' };

/** What the chance of all templates begins with. */
export const TEMPLATE_SEED = 'default data';

const templates = new Map<Seed, Template>();

/** What worlds of tests are copies of, the clock frozen at `TEST_TIME_MS` unless a world asks for another date. */
export function testTemplate(seed: Seed): Template {
  const template = templates.get(seed) ?? TEMPLATES[seed]();
  templates.set(seed, template);
  return template;
}

/** Data that are the same whatever the date. */
export const undated = (bytes: Buffer): Template => ({ bytes, builtInMs: null, at: () => bytes });

/** Apart from the templates that servers start from: a cache keeps no two. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/test-templates');

/** Built by the first process that asks, for all others and for runs to come. */
function loadDefaultData(historyPercent?: number): Template {
  const options = { platform: TEST_PLATFORM, atMs: TEST_TIME_MS, cacheDir: CACHE, elapsedNow, historyPercent };
  const fill = (percent: number) => (world: World) => seedWorld(world, percent);
  return loadTemplate({ ...options, build: (_platform, atMs, percent) => build(fill(percent), atMs) });
}

const TEMPLATES: Record<Seed, () => Template> = {
  empty: () => undated(build(seedRegistration)),
  catalogue: () =>
    undated(
      build((world) => {
        seedRegistration(world);
        seedLobby(world);
      }),
    ),
  light: () => loadDefaultData(TEST_OPTIONS.historyPercent),
  default: loadDefaultData,
};

function build(fill: (world: World) => void, atMs = TEST_TIME_MS): Buffer {
  const sqlite = openDatabase(':memory:');
  migrateDatabase(sqlite);
  const world = openEmulatedWorld({ name: 'template', sqlite, seed: TEMPLATE_SEED, platform: TEST_PLATFORM });
  world.clock.freeze(atMs);
  world.transaction(() => fill(world));
  world.settings.set(DATA_END, atMs);
  sqlite.exec('VACUUM');
  const bytes = sqlite.serialize();
  world.close();
  return bytes;
}
