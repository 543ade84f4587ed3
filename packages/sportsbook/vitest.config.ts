import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared';

/** No file changes what is outside of it, so files of one process share what they import. */
export default defineConfig({ test: { ...nodeTests.test, isolate: false } });
