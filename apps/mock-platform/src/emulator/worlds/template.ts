import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { migrateDatabase } from '../../sqlite/migrations';
import { openDatabase } from '../../sqlite/open-database';
import { makePrivateFolder, PRIVATE_FILE } from '../../sqlite/private-files';
import { CLOCK_STATE } from '../../world/clock-setting';
import { createSettings } from '../../world/settings';
import type { PlatformInfo } from '../../world/world';
import { codeKey, RUNS_FROM_SOURCE } from './code-key';
import { DATA_END } from './data-end';
import { openEmulatedWorld } from './open-emulated-world';
import { seedWorld } from './seed';

/** Default data as bytes, which new worlds start as copies of. */
export interface Template {
  /** Those of the platform's start, for worlds without a date. */
  readonly bytes: Buffer;
  /** How long building them took; null when they came from the cache. */
  readonly builtInMs: number | null;
  /** The data as they would have been made at that time; the first to ask waits while they are built. */
  at(atMs: number): Buffer;
}

export interface TemplateOptions {
  platform: PlatformInfo;
  /** The time that the default data end at. */
  atMs: number;
  /** Where templates are kept between starts; null: nowhere. */
  cacheDir: string | null;
  elapsedNow: () => number;
  /** How many of a month's sessions of play the data have, of a hundred; left out: all. */
  historyPercent?: number | undefined;
  build?: (platform: PlatformInfo, atMs: number, historyPercent: number) => Buffer;
}

/** The history of the default data begins some five hundred days before they end, and their jobs fall due after it. */
const EARLIEST_MS = Date.UTC(1972, 0, 1);
const LATEST_MS = Date.UTC(9999, 0, 1) - 1;
/** Templates of other dates than the platform's start, some 13 MB each. */
const DATED_IN_MEMORY = 4;
const DATED_ON_DISK = 8;
const WHOLE = 100;

/**
 * Builds the default data in memory and serialises them, without a cache: the same bytes for the same time, whenever
 * they are built. Throws `RangeError`, in words, for a time outside the years 1972 to 9998.
 */
export function buildTemplate(platform: PlatformInfo, atMs: number, historyPercent = WHOLE): Buffer {
  if (!(atMs >= EARLIEST_MS && atMs <= LATEST_MS)) {
    throw new RangeError(`default data can be made for dates from 1972 to 9998; ${atMs} milliseconds is not in them`);
  }
  const sqlite = openDatabase(':memory:');
  migrateDatabase(sqlite);
  const world = openEmulatedWorld({ name: 'template', sqlite, seed: 'default data', platform });
  world.clock.freeze(atMs);
  seedWorld(world, historyPercent);
  const audit = world.ledger.audit();
  if (!audit.clean) throw new Error(`the default data leave a wrong ledger:\n${audit.findings.join('\n')}`);
  world.settings.set(DATA_END, atMs);
  world.settings.set(CLOCK_STATE, { mode: 'live', offsetMs: 0 });
  // Every world is a copy: rows that came in any order leave half-filled pages.
  sqlite.exec('VACUUM');
  const bytes = sqlite.serialize();
  world.close();
  return bytes;
}

/** The template of this code and this day, from the cache when it is there, and those of other dates as they are asked for. */
export function loadTemplate(options: TemplateOptions): Template {
  const { atMs, historyPercent = WHOLE } = options;
  const cacheDir = historyPercent === WHOLE ? options.cacheDir : lighter(options.cacheDir, historyPercent);
  // History ends on the day of the build, so that a template serves worlds without a date for its own day only.
  const today = load(options, { folder: cacheDir, name: `${Math.floor(atMs / 86_400_000)}`, most: 1 });
  const folder = cacheDir && join(cacheDir, 'dated');
  const dated = remember(DATED_IN_MEMORY, (date) => {
    if (date === dataEndOf(today.bytes)) return today.bytes;
    return load({ ...options, atMs: date }, { folder, name: `at-${date}`, most: DATED_ON_DISK }).bytes;
  });
  return { ...today, at: dated };
}

/** Beside those with the whole month, of which the folder keeps one. */
const lighter = (cacheDir: string | null, percent: number) => cacheDir && join(cacheDir, `history-${percent}`);

interface Shelf {
  folder: string | null;
  name: string;
  /** How many templates the folder keeps. */
  most: number;
}

function load(options: TemplateOptions, { folder, name, most }: Shelf) {
  const { platform, atMs, historyPercent = WHOLE, elapsedNow, build = buildTemplate } = options;
  const file = folder && join(folder, `template-${name}-${codeKey()}.sqlite`);
  const cached = file && readIfThere(file);
  if (cached) return { bytes: cached, builtInMs: null };
  const startedAt = elapsedNow();
  const bytes = build(platform, atMs, historyPercent);
  if (file) keep(folder, file, { bytes, most });
  return { bytes, builtInMs: elapsedNow() - startedAt };
}

/** Keeps what was asked for last. */
function remember(most: number, make: (key: number) => Buffer): (key: number) => Buffer {
  const made = new Map<number, Buffer>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.delete(key);
    made.set(key, value);
    for (const oldest of made.keys()) if (made.size > most) made.delete(oldest);
    return value;
  };
}

function dataEndOf(bytes: Buffer): number | null {
  const sqlite = openDatabase(bytes);
  const end = createSettings(sqlite).get(DATA_END);
  sqlite.close();
  return end;
}

/** Beside the data; without data, from source, where tools keep what they can make again. */
export function templateCacheDir(dataDir: string | null): string | null {
  if (dataDir !== null) return join(dataDir, 'templates');
  return RUNS_FROM_SOURCE ? join(import.meta.dirname, '../../../node_modules/.cache/templates') : null;
}

/** Another process may take it away at any moment. */
function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (Object(error).code === 'ENOENT') return null;
    throw error;
  }
}

function keep(folder: string, file: string, { bytes, most }: { bytes: Buffer; most: number }): void {
  makePrivateFolder(folder);
  // One of the same name was built at the same time, and may be being read.
  const others = readdirSync(folder).filter((old) => /^template-.*\.sqlite$/.test(old) && old !== basename(file));
  const age = (old: string) => statSync(join(folder, old), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newestFirst = others.map((old) => ({ old, at: age(old) })).sort((a, b) => b.at - a.at);
  for (const { old } of newestFirst.slice(most - 1)) rmSync(join(folder, old), { force: true });
  // Renamed into place, so that a crash never leaves half a template.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, bytes, { mode: PRIVATE_FILE });
  renameSync(part, file);
}
