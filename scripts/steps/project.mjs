import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the whole project. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inRoot = (...parts) => join(ROOT, ...parts);

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The Node that comes with the project; everything but the scripts of the two commands runs on it. */
export const PROJECT_NODE = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The environment in which the project's tools run: its own commands first, nothing reported to anyone. */
export function toolEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(PROJECT_NODE), inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(separator);
  return {
    // The compiler would rather tidy up all the time than take a tenth more of memory.
    GOGC: '400',
    ...process.env,
    PATH: path,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    ...extra,
  };
}
