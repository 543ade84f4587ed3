import { defineConfig } from 'vitest/config';
import { nodeTests } from './vitest.shared';

/** The tests of the tooling itself; every workspace has a configuration of its own. */
export default defineConfig({ test: { ...nodeTests.test, include: ['scripts/**/*.test.{mjs,ts}'] } });
