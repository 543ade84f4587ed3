import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeFlags, serve, untilReady } from './servers.mjs';

const GOOD = `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => response.end('ok'));
  server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
  process.on('SIGTERM', () => server.close(() => { console.log('left politely'); process.exit(0); }));
`;

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

describe('a server of npm start', () => {
  let folder;
  let running;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tonalli servers '));
    running = null;
  });

  afterEach(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (source, port) => {
    const entry = join(folder, 'main.mjs');
    writeFileSync(entry, source);
    running = serve({ name: 'platform', entry, env: { PORT: String(port) }, logFolder: join(folder, 'logs') });
    return running;
  };

  it('DEV-01 is ready once it answers, and leaves politely, its log kept', async () => {
    const port = await freePort();
    const server = start(GOOD, port);
    await untilReady(server, `http://127.0.0.1:${port}/readyz`);
    await server.stop();
    expect(readFileSync(server.path, 'utf8')).toBe('listening\nleft politely\n');
  });

  it('DEV-01 G5 collects its garbage by itself where it has one core, and with helpers where it has more', async () => {
    expect([1, 2, 64].map((cores) => nodeFlags(cores).includes('--single-threaded-gc'))).toEqual([true, false, false]);
    const server = start("console.log(process.execArgv.join(' ')); process.exit(3);", 1);
    await untilReady(server, 'http://127.0.0.1:1/readyz').catch(() => {});
    expect(readFileSync(server.path, 'utf8')).toBe(`${nodeFlags().join(' ')}\n`);
  });

  it('DEV-01 says with its last words why it ended before it was ready', async () => {
    const server = start("console.error('bad environment: MERCHANT_KEY'); process.exit(3);", 1);
    const error = await untilReady(server, 'http://127.0.0.1:1/readyz').catch((thrown) => thrown);
    expect(error.message).toContain('The platform ended by itself (exit code 3)');
    expect(error.advice).toContain('bad environment: MERCHANT_KEY');
    expect(error.advice.at(-1)).toContain(server.path);
  });

  it('DEV-01 gives up on one that never becomes ready, with the reason', async () => {
    const port = await freePort();
    const server = start(GOOD.replace("response.end('ok')", "response.writeHead(503).end('no data yet')"), port);
    const url = `http://127.0.0.1:${port}/readyz`;
    const status = () =>
      fetch(url).then(
        (answer) => answer.status,
        () => 'not there',
      );
    await expect.poll(status).toBe(503);
    const error = await untilReady(server, url, { limitMs: 100 }).catch((thrown) => thrown);
    expect(error.message).toContain('was not ready after 0.1 seconds: 503 no data yet');
  });
});
