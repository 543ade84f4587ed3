import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { domTests } from '../../vitest.shared';

export default defineConfig({
  ...domTests,
  plugins: [react()],
  test: {
    ...domTests.test,
    setupFiles: [...domTests.test.setupFiles, './test/setup.ts'],
    // A document serves all files of a worker: no component keeps anything outside of it.
    isolate: false,
  },
});
