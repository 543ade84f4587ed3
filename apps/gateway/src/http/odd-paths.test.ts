import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
let webDist: string;
const log: string[] = [];

beforeAll(async () => {
  webDist = mkdtempSync(join(tmpdir(), 'tonalli-paths-'));
  mkdirSync(join(webDist, 'assets'));
  writeFileSync(join(webDist, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(webDist, 'assets', 'app.js'), 'export {};');
  gateway = await startGateway({ webDist, logLevel: 'info', logStream: { write: (line) => log.push(line) } });
});
beforeEach(() => {
  log.length = 0;
});
afterAll(async () => {
  await gateway.stop();
  rmSync(webDist, { recursive: true });
});

interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends a path as it is: every client of HTTP would tidy it up first. */
function askRaw(path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') });
    });
    socket.write(`GET ${path} HTTP/1.1\r\nhost: play.example\r\nconnection: close\r\n\r\n`);
  });
}

const ODD = [
  '/..',
  '/../etc/passwd',
  '/./',
  '/assets/.',
  '/assets/../../etc/passwd',
  '/assets/..%2f..%2fetc/passwd',
  '/%2e%2e/%2E%2E/etc/passwd',
  '/assets/%2e%2e/index.html',
  '/slots/..',
  '/__world/..',
  '/\\etc',
  '/assets/\\..\\app.js',
  '/%5c..%5cetc',
  '/%00',
  '/assets/app.js%00',
  '/%0d%0aset-cookie:%20a=b',
  '//',
  '//evil.example/',
  '/%2f/evil.example',
  '/%2F%2fevil.example',
  '/assets//app.js',
  '/%zz',
  '/%c0%ae%c0%ae/',
  'http://evil.example/',
  '*',
];
const ODD_DATA = ['/trpc/..', '/trpc//lobby.home', '/trpc/%00', '/trpc/a\\b', '/trpc/%zz', '/trpc/..%2f..%2fetc'];
const NO_REQUESTS = ['/a b', '/a\u0000b', `/${'a'.repeat(20_000)}`];

describe('paths that mean more than one place', () => {
  it.each(ODD)('SYS-18 are refused as any other request is: %s', async (path) => {
    const { status, head, body } = await askRaw(path);
    expect([status, body]).toEqual([400, 'Please enter correct information.']);
    expect(head).toContain('content-type: text/plain');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain('x-request-id: ');
    const lines = log.map((line): unknown => JSON.parse(line));
    expect(lines).toEqual([expect.objectContaining({ level: 30, status: 400, msg: 'answered' })]);
  });

  it.each(ODD_DATA)('SYS-18 SYS-10 are refused below /trpc/ in the form of its errors: %s', async (path) => {
    const { status, body } = await askRaw(path);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({
      error: { data: { httpStatus: 400, platform: { code: 'INVALID_REQUEST' } } },
    });
    expect(log.join('')).not.toContain('stack');
  });

  it.each(NO_REQUESTS)('SYS-18 are refused in the same words where they are no request at all: %#', async (path) => {
    const { status, head, body } = await askRaw(path);
    expect(status === 400 || status === 431).toBe(true);
    expect(body).toBe('Please enter correct information.');
    expect(head).toContain('connection: close');
    expect(log.join('')).not.toContain('stack');
  });

  it('SYS-18 leave all others as they were', async () => {
    const plain = ['/', '/slots', '/a.b/..c', '/caf%C3%A9', '/search?to=//evil/../%00', '/assets/app.js'];
    const statuses = await Promise.all(plain.map(async (path) => (await askRaw(path)).status));
    expect(statuses).toEqual(plain.map(() => 200));
    expect((await askRaw('/assets/..hidden')).status).toBe(404);
  });
});
