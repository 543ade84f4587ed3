import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture, run } from './processes.mjs';
import { dim, Explained } from './terminal.mjs';

async function starts(path) {
  if (!path || !existsSync(path)) return false;
  const { code } = await capture(path, ['--version'], { limitMs: 30_000 });
  return code === 0;
}

async function ofTheSystem() {
  // Debian keeps servers where not everybody's path leads.
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin'];
  for (const folder of folders) {
    for (const name of ['redis-server', 'valkey-server']) {
      const path = join(folder, name);
      if (await starts(path)) return path;
    }
  }
  return null;
}

async function packagedByDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return null;
  process.stdout.write(dim("  No redis-server found here; trying the system's own package.\n"));
  // The tests start their own: a service of the system's, which RUNLEVEL keeps from starting, would only be in the way.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'redis-server'], { env });
  return ofTheSystem();
}

/** The path of a Redis server that starts, installed when need be. Throws with what can be done when none is to be had. */
export async function findRedisServer(given = process.env.REDIS_SERVER_PATH) {
  if (given) {
    if (await starts(given)) return given;
    throw new Explained(`REDIS_SERVER_PATH names no Redis server that starts: ${given}`);
  }
  for (const source of [ofTheSystem, packagedByDebian]) {
    const path = await source();
    if (path) return path;
  }
  throw new Explained('The tests of several gateways need a Redis server, and none could be found or installed.', [
    'Install one (on Debian: sudo apt-get install redis-server; elsewhere redis or valkey), or',
    'name one: REDIS_SERVER_PATH=/path/to/redis-server npm test',
  ]);
}
