import { openEmulatedWorld } from '../emulator/worlds/open-emulated-world';
import { openDatabase } from '../sqlite/open-database';
import type { OpenWorld } from '../world/open-world';
import { type Seed, TEST_PLATFORM, testTemplate } from './templates';

/** A world in memory for one unit test, its clock frozen at `TEST_TIME_MS`. What is due runs at once, however slow the machine is; a job that throws fails the test. */
export function createTestWorld(options: { seed?: Seed } = {}): OpenWorld {
  return openEmulatedWorld({
    name: 'test',
    sqlite: openDatabase(testTemplate(options.seed ?? 'empty').bytes),
    seed: 'test',
    platform: TEST_PLATFORM,
    elapsedNow: () => 0,
  });
}
