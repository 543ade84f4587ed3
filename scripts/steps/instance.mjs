import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isPortFree } from './ports.mjs';
import { makePrivate } from './private-folder.mjs';
import { inRoot, ROOT, readJson } from './project.mjs';
import { Explained } from './terminal.mjs';

/** Where the platform keeps its database: `DATA_DIR`, or `.data/` beside this file's project. */
export const dataFolder = () => (process.env.DATA_DIR ? resolve(ROOT, process.env.DATA_DIR) : inRoot('.data'));

const MARK = '.tonalli';
const PRIVATE = { mode: 0o600 };
const markPath = (folder) => join(folder, MARK);
const recordPath = (folder) => join(folder, 'running.json');

export const isMarked = (folder) => existsSync(markPath(folder));

/** Marks the folder as ours, so that `npm run reset` may delete it. */
export function claimDataFolder(folder) {
  makePrivate(folder);
  if (!isMarked(folder)) {
    writeFileSync(markPath(folder), 'Data of Tonalli: made by npm start, deleted by npm run reset.\n', PRIVATE);
  }
}

/** Writes down that this process uses the folder; `ready` once its servers answer. */
export function recordInstance(folder, record) {
  const text = JSON.stringify({ ready: false, ...record, process: process.pid, at: Date.now() }, null, 2);
  writeFileSync(recordPath(folder), `${text}\n`, PRIVATE);
}

function readRecord(folder) {
  try {
    return readJson(recordPath(folder));
  } catch {
    return null;
  }
}

export function forgetInstance(folder) {
  if (readRecord(folder)?.process === process.pid) rmSync(recordPath(folder));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const START_LIMIT_MS = 30 * 60_000;

/**
 * What uses this folder now, as its start wrote it down; null when nothing does. The number of a dead
 * process may have gone to another program: then no port answers, or the start never came to its end.
 */
export async function runningInstance(folder) {
  const record = readRecord(folder);
  if (!record || record.process === process.pid || !isAlive(record.process)) return null;
  if (!record.ready) return Date.now() - record.at < START_LIMIT_MS ? record : null;
  return (await isPortFree(record.gatewayPort)) ? null : record;
}

export function alreadyRunning(record) {
  return new Explained(
    `Tonalli is already ${record.ready ? 'running' : 'starting'} here (process ${record.process}).`,
    [
      `Open ${record.url}`,
      'To restart it, press Ctrl-C in its terminal first.',
      'A second one beside it needs ports and data of its own: GATEWAY_PORT=4001 PLATFORM_PORT=4101 DATA_DIR=.data/second npm start',
    ],
  );
}
