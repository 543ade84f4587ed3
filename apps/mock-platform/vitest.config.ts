import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared';

export default defineConfig({
  ...nodeTests,
  test: {
    ...nodeTests.test,
    include: [...nodeTests.test.include, 'console/src/**/*.test.ts', 'console/src/**/*.test.tsx'],
  },
});
