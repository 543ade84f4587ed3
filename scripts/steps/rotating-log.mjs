import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the log of one server may take, with the ones before it: 60 MB. */
export const LOG_BOUNDS = { bytes: 10 * 1_024 * 1_024, older: 5 };

/**
 * A log in a file for its owner alone. One that is full becomes `<path>.1`, the one before it `<path>.2` and so on; the
 * last goes. A disk that takes nothing more costs lines, never the program that writes them.
 */
export function openLog(path, { bytes, older } = LOG_BOUNDS) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let file = openSync(path, 'a', 0o600);
  let size = fstatSync(file).size;

  function rotate() {
    closeSync(file);
    try {
      for (let age = older; age > 1; age -= 1) {
        if (existsSync(`${path}.${age - 1}`)) renameSync(`${path}.${age - 1}`, `${path}.${age}`);
      }
      renameSync(path, `${path}.1`);
    } finally {
      file = openSync(path, 'a', 0o600);
      size = fstatSync(file).size;
    }
  }

  return {
    write(line) {
      const text = Buffer.from(`${line}\n`);
      try {
        if (size > 0 && size + text.length > bytes) rotate();
        size += writeSync(file, text);
      } catch {
        // The terminal still shows the last lines.
      }
    },
    close() {
      closeSync(file);
    },
  };
}
