import crypto, { createCipheriv, createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { expect } from 'vitest';
import { chanceSeed } from './chance-settings';

const ROOT = join(import.meta.dirname, '../..');

/**
 * What a test file has the product draw (server seeds, codes, names) follows from the file and `CHANCE_SEED`: a bet that wins
 * once in a thousand times does so in no run, or in each. Keys, ids and what other processes draw are the machine's.
 */
const seed = chanceSeed(process.env);
if (seed !== null) drawFrom(`${seed}/${relative(ROOT, expect.getState().testPath ?? '')}`);

function drawFrom(text: string): void {
  const stream = createCipheriv('aes-256-ctr', createHash('sha256').update(text).digest(), Buffer.alloc(16));
  function randomBytes(size: number, told?: (error: null, bytes: Buffer) => void): Buffer {
    const bytes = stream.update(Buffer.alloc(size));
    if (told) queueMicrotask(() => told(null, bytes));
    return bytes;
  }
  const randomInt = (first: number, second?: number) => {
    const [min, max] = second === undefined ? [0, first] : [first, second];
    // Of 2^48, which no test tells from even.
    return min + (randomBytes(6).readUIntBE(0, 6) % (max - min));
  };
  Object.assign(crypto, { randomBytes, randomInt });
  syncBuiltinESMExports();
}
