import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from './env';
import { createServer } from './server';

const OLDEST_NODE = [22, 19] as const;

function refuseOldNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(`The gateway needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** A name of this program that no other build has. */
const release = (): string =>
  createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('base64url')
    .slice(0, 16);

async function main(): Promise<void> {
  refuseOldNode();
  const options = { ...readEnvironment(), release: release() };
  const gateway = await createServer(options);
  const stop = (signal: NodeJS.Signals) => {
    gateway.server.log.info({ signal }, 'stopping');
    gateway.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        gateway.server.log.error(error, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await gateway.start();
}

main().catch((error: unknown) => {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const hint = busy ? ' Set GATEWAY_PORT to a free port.' : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exit(1);
});
