import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared';

/** Files of one process share a stack (`src/shared-stack.ts`), so what they import stays there between them. */
export default defineConfig({ test: { ...nodeTests.test, isolate: false } });
