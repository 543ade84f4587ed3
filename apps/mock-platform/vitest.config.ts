import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared';

const { maxWorkers, include } = nodeTests.test;
const setupFiles = [
  ...nodeTests.test.setupFiles,
  fileURLToPath(new URL('./src/testing/refuse-whole-reads.ts', import.meta.url)),
];

/** They change or count what a process shares: a module, the driver's statements, all timers, or the globals of a document. */
const ALONE = [
  'src/people/hash-queue.test.ts',
  'src/features/session/same-work.test.ts',
  'src/features/play/watch-table.test.ts',
  'console/src/**/*.test.tsx',
];

/** All others share two processes, since importing the platform takes longer than most tests of it. */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          ...nodeTests.test,
          setupFiles,
          name: 'together',
          include: [...include, 'console/src/**/*.test.ts'],
          exclude: ALONE,
          isolate: false,
        },
      },
      // After the others: a file of another kind in between would end their processes.
      { test: { ...nodeTests.test, name: 'alone', include: ALONE, sequence: { groupOrder: 1 } } },
    ],
  },
});
