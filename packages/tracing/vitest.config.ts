import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared';

export default defineConfig(nodeTests);
