import { createPlatform } from '@tonalli/mock-platform/server';
import { TEST_OPTIONS } from '@tonalli/mock-platform/testing';
import { runConformance } from './command-line';

process.exitCode = await runConformance(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  async withPlatform(work) {
    const platform = await createPlatform(TEST_OPTIONS);
    await platform.start();
    try {
      return await work(platform.url);
    } finally {
      await platform.stop();
    }
  },
});
