import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { domTests } from '../../vitest.shared';

export default defineConfig({
  ...domTests,
  plugins: [react()],
  test: {
    ...domTests.test,
    setupFiles: [...domTests.test.setupFiles, './src/testing/setup.ts'],
    // A document and the app's modules serve all files of a worker; `fresh-page.ts` puts back what a page keeps.
    isolate: false,
  },
});
