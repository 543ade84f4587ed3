import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { migrateDatabase, migrationsHash } from './migrations';
import { openDatabase } from './open-database';
import { openWorld } from './open-world';
import { makePrivateFolder, PRIVATE_FILE } from './private-files';
import { seedWorld } from './seed';
import type { PlatformInfo } from './world';

/** A seeded database as bytes, which new worlds start as copies of. */
export interface Template {
  readonly bytes: Buffer;
  /** How long building took; null when it came from the cache. */
  readonly builtInMs: number | null;
}

export interface TemplateOptions {
  platform: PlatformInfo;
  /** The time that the default data end at. */
  atMs: number;
  /** Where templates are kept between starts; null: nowhere. */
  cacheDir: string | null;
  elapsedNow: () => number;
  build?: (platform: PlatformInfo, atMs: number) => Buffer;
}

/** Builds the default data in memory and serialises them, without a cache. */
export function buildTemplate(platform: PlatformInfo, atMs: number): Buffer {
  const sqlite = openDatabase(':memory:');
  migrateDatabase(sqlite);
  const world = openWorld({ name: 'template', sqlite, seed: 'default data', platform });
  world.clock.freeze(atMs);
  seedWorld(world);
  const audit = world.ledger.audit();
  if (!audit.clean) throw new Error(`the default data leave a wrong ledger:\n${audit.findings.join('\n')}`);
  world.settings.set('clock', { mode: 'live', offsetMs: 0 });
  const bytes = sqlite.serialize();
  world.close();
  return bytes;
}

/** The template of this code and this day, from the cache when it is there. */
export function loadTemplate(options: TemplateOptions): Template {
  const { platform, atMs, cacheDir, elapsedNow, build = buildTemplate } = options;
  const file = cacheDir && join(cacheDir, `template-${templateKey(atMs)}.sqlite`);
  if (file && existsSync(file)) return { bytes: readFileSync(file), builtInMs: null };
  const startedAt = elapsedNow();
  const bytes = build(platform, atMs);
  if (cacheDir && file) keep(cacheDir, file, bytes);
  return { bytes, builtInMs: elapsedNow() - startedAt };
}

/** History ends on the day of the build, so a template serves for its own day only. */
function templateKey(atMs: number): string {
  const day = Math.floor(atMs / 86_400_000);
  const hash = createHash('sha256').update(migrationsHash()).update(seedHash());
  return `${day}-${hash.digest('hex').slice(0, 16)}`;
}

let codeHash: string | null = null;

/** Of all code beside the running file: what seeds write depends on much more than the seeds. */
function seedHash(): string {
  codeHash ??= hashCode();
  return codeHash;
}

function hashCode(): string {
  const hash = createHash('sha256');
  for (const folder of codeFolders()) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.sort()) {
      if (/\.(ts|js|json)$/.test(file) && !file.endsWith('.test.ts')) hash.update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex');
}

const RUNS_FROM_SOURCE = import.meta.filename.endsWith('.ts');

function codeFolders(): string[] {
  if (!RUNS_FROM_SOURCE) return [import.meta.dirname];
  const packages = join(import.meta.dirname, '../../../../packages');
  return [join(import.meta.dirname, '..'), join(packages, 'contracts/src'), join(packages, 'i18n/src')];
}

/** Beside the data; without data, from source, where tools keep what they can make again. */
export function templateCacheDir(dataDir: string | null): string | null {
  if (dataDir !== null) return join(dataDir, 'templates');
  return RUNS_FROM_SOURCE ? join(import.meta.dirname, '../../node_modules/.cache/templates') : null;
}

function keep(folder: string, file: string, bytes: Buffer): void {
  makePrivateFolder(folder);
  for (const old of readdirSync(folder)) {
    // One of the same name was built at the same time, and may be being read.
    if (/^template-.*\.sqlite$/.test(old) && old !== basename(file)) rmSync(join(folder, old), { force: true });
  }
  // Renamed into place, so that a crash never leaves half a template.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, bytes, { mode: PRIVATE_FILE });
  renameSync(part, file);
}
