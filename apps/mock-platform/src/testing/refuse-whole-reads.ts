import { afterEach } from 'vitest';
import { takeWholeReads } from './whole-reads';

/**
 * A statement that reads a large table from end to end fails the test that first prepares it (D5): it needs an index, or a line
 * in `whole-reads.ts` that says why it may.
 */
afterEach(() => {
  const lines = takeWholeReads();
  if (lines.length > 0) throw new Error(`Statements without an index:\n${lines.join('\n')}`);
});
