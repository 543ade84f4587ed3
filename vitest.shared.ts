import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import { propertySettings } from './scripts/vitest/property-settings';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the tests of every workspace have in common; each `vitest.config.ts` starts from one of these two. */
export const nodeTests = {
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    setupFiles: ['fail-on-console', 'same-chance'].map((name) => at(`./scripts/vitest/${name}.ts`)),
    alias: [{ find: /^fast-check$/, replacement: at('./scripts/vitest/fast-check.ts') }],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    allowOnly: false,
    // Two workers suit the smallest machine that runs the tests; the limits leave room for a slow one.
    maxWorkers: 2,
    // What a test allocates is garbage soon: with more room for the young, fewer of them grow old and are marked.
    execArgv: ['--max-semi-space-size=32'],
    testTimeout: 30_000 * propertySettings(process.env).factor,
    hookTimeout: 60_000,
    // What a test waits for with `expect.poll` comes when the machine has time for it.
    expect: { poll: { timeout: 15_000 } },
  },
} satisfies ViteUserConfig;

/** As `nodeTests`, in a document, with what a test rendered removed after it. */
export const domTests = {
  ...nodeTests,
  test: {
    ...nodeTests.test,
    environment: 'jsdom',
    setupFiles: [...nodeTests.test.setupFiles, at('./scripts/vitest/clean-document.ts')],
  },
} satisfies ViteUserConfig;
