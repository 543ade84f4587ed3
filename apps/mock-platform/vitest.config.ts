import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared';

/** They change, for the whole process, what a module is or what a statement does. */
const ALONE = ['src/features/account/hash-queue.test.ts', 'src/features/session/same-work.test.ts'];

const include = [...nodeTests.test.include, 'console/src/**/*.test.ts', 'console/src/**/*.test.tsx'];

export default defineConfig({
  test: {
    maxWorkers: nodeTests.test.maxWorkers,
    projects: [
      { test: { ...nodeTests.test, name: 'together', include, exclude: ALONE, isolate: false } },
      { test: { ...nodeTests.test, name: 'alone', include: ALONE } },
    ],
  },
});
