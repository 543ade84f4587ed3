import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './project.mjs';

const fresh = () => ({
  MERCHANT_KEY: randomBytes(32).toString('base64url'),
  SESSION_SECRET: randomBytes(48).toString('base64url'),
});

/**
 * The secrets of this installation: made at the first start, kept beside the data for its owner
 * alone, so that sessions outlive a restart. What the environment gives comes first.
 */
export function secretsOf(folder, env = process.env) {
  const path = join(folder, 'secrets.json');
  if (!existsSync(path)) writeFileSync(path, `${JSON.stringify(fresh(), null, 2)}\n`, { mode: 0o600 });
  const kept = readJson(path);
  return Object.fromEntries(Object.keys(fresh()).map((name) => [name, env[name] || kept[name]]));
}
