import { format } from 'node:util';
import { afterEach } from 'vitest';

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

/**
 * A test that prints fails: output nobody expects is a fault nobody reads. A test that expects a
 * message says so with `vi.spyOn(console, 'error').mockImplementation(() => {})` and asserts on it.
 */
let printed: string[] = [];

for (const method of METHODS) {
  console[method] = (...values: unknown[]) => {
    printed.push(`console.${method}: ${format(...values)}`);
  };
}

afterEach(() => {
  const unexpected = printed;
  printed = [];
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
});
