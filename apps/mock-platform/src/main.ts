import { readEnvironment } from './env';
import type { PlatformOptions } from './platform-options';
import { createPlatform } from './server';

function optionsOrExit(): PlatformOptions {
  try {
    return readEnvironment();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const platform = await createPlatform(optionsOrExit());
const { log } = platform.server;
await platform.start();

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  try {
    await platform.stop();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'the platform did not stop cleanly');
    process.exit(1);
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
