import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingPackages } from './install.mjs';
import { claimDataFolder, isMarked, recordInstance, runningInstance } from './instance.mjs';
import { readableLog } from './log-line.mjs';
import { isOldEnough, MINIMUM_NODE, requireNode } from './node-version.mjs';
import { isPortFree, readPort, requireFreePorts } from './ports.mjs';
import { capture } from './processes.mjs';
import { inRoot, PROJECT_NODE, readJson } from './project.mjs';
import { secretsOf } from './secrets.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonalli steps '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listen = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

describe('Node version', () => {
  it('DEV-01 names a version that is too old, and the one that is needed', () => {
    expect(() => requireNode('20.18.3')).toThrow('This is Node.js 20.18.3; Tonalli needs 20.19.0 or newer.');
    expect(() => requireNode('20.19.0')).not.toThrow();
  });

  it.each([
    ['18.20.8', false],
    ['20.9.0', false],
    ['20.19.1', true],
    ['22.0.0', true],
    ['100.0.0', true],
  ])('judges %s', (version, ok) => {
    expect(isOldEnough(version)).toBe(ok);
  });

  it('asks for the same as package.json', () => {
    expect(`${readJson(inRoot('package.json')).engines.node}.0`).toBe(`>=${MINIMUM_NODE}`);
  });
});

describe('ports', () => {
  it('DEV-01 reads a port from a flag before the environment before the default', () => {
    const env = { GATEWAY_PORT: '4500' };
    expect(readPort('GATEWAY_PORT', 4000, { args: [], env: {} })).toBe(4000);
    expect(readPort('GATEWAY_PORT', 4000, { args: [], env })).toBe(4500);
    expect(readPort('GATEWAY_PORT', 4000, { args: ['--gateway-port', '4600'], env })).toBe(4600);
    expect(readPort('GATEWAY_PORT', 4000, { args: ['--gateway-port=4700'], env })).toBe(4700);
  });

  it.each(['0', '65536', 'abc', '-1', '4000.5', ' '])('DEV-01 names the port "%s" as a bad value', (given) => {
    const read = () => readPort('GATEWAY_PORT', 4000, { args: [], env: { GATEWAY_PORT: given } });
    expect(read).toThrow(`GATEWAY_PORT must be a port number from 1 to 65535; it is "${given}"`);
  });

  it('DEV-01 names a busy port, what it was for, and how to choose another', async () => {
    const server = await listen();
    const { port } = server.address();
    expect(await isPortFree(port)).toBe(false);
    const error = await requireFreePorts([{ variable: 'GATEWAY_PORT', port, what: 'the web site' }]).catch(
      (thrown) => thrown,
    );
    expect(error.message).toBe(`Port ${port}, meant for the web site, is in use by another program.`);
    expect(error.advice[0]).toContain(`GATEWAY_PORT=${port + 1}`);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });

  it('DEV-01 refuses the same port twice', async () => {
    const ports = [
      { variable: 'PLATFORM_PORT', port: 4999, what: 'a' },
      { variable: 'GATEWAY_PORT', port: 4999, what: 'b' },
    ];
    await expect(requireFreePorts(ports)).rejects.toThrow('PLATFORM_PORT and GATEWAY_PORT are both 4999');
  });
});

describe('installation', () => {
  const lock = {
    packages: {
      '': {},
      'apps/web': {},
      'node_modules/@tonalli/web': { link: true },
      'node_modules/zod': { version: '4.0.0' },
      'node_modules/native-mac': { version: '1.0.0', optional: true },
    },
  };

  it('DEV-01 finds what differs from the lock file, and nothing else', () => {
    expect(missingPackages(lock, { packages: { 'node_modules/zod': { version: '4.0.0' } } })).toEqual([]);
    expect(missingPackages(lock, { packages: { 'node_modules/zod': { version: '3.0.0' } } })).toEqual([
      'node_modules/zod',
    ]);
    expect(missingPackages(lock, { packages: {} })).toEqual(['node_modules/zod']);
  });
});

describe('data folder', () => {
  it('DEV-01 knows what uses its folder, by process and port', async () => {
    const record = (fields) =>
      writeFileSync(join(folder, 'running.json'), JSON.stringify({ process: process.ppid, ...fields }));
    claimDataFolder(folder);
    expect(isMarked(folder)).toBe(true);
    expect(await runningInstance(folder)).toBeNull();
    recordInstance(folder, { gatewayPort: 4000, url: 'http://localhost:4000' });
    expect(await runningInstance(folder), 'its own process is no other instance').toBeNull();
    record({ ready: false, at: Date.now() });
    expect(await runningInstance(folder), 'one that starts').toMatchObject({ ready: false });
    record({ ready: false, at: Date.now() - 86_400_000 });
    expect(await runningInstance(folder), 'the number of a start long ago').toBeNull();
    const server = await listen();
    record({ ready: true, gatewayPort: server.address().port });
    expect(await runningInstance(folder), 'one that answers').toMatchObject({ ready: true });
    await new Promise((resolve) => server.close(resolve));
    expect(await runningInstance(folder), 'one whose port is free').toBeNull();
    writeFileSync(join(folder, 'running.json'), 'cut sho');
    expect(await runningInstance(folder)).toBeNull();
  });

  it('makes secrets once, for their owner alone, and prefers those of the environment', () => {
    const first = secretsOf(folder, {});
    expect(Buffer.from(first.MERCHANT_KEY, 'base64url')).toHaveLength(32);
    expect(secretsOf(folder, {})).toEqual(first);
    expect(secretsOf(folder, { SESSION_SECRET: 'given' }).SESSION_SECRET).toBe('given');
    if (process.platform !== 'win32') expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  });

  const reset = (env) => capture(PROJECT_NODE, [inRoot('scripts', 'reset.mjs')], { env: { ...process.env, ...env } });

  it('DEV-01 deletes a folder of ours, and leaves any other alone', async () => {
    const ours = join(folder, 'ours');
    claimDataFolder(ours);
    expect(await reset({ DATA_DIR: ours })).toMatchObject({ code: 0, output: expect.stringContaining('Deleted') });
    expect(await reset({ DATA_DIR: ours })).toMatchObject({ code: 0, output: expect.stringContaining('no data') });
    const other = join(folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'letter.txt'), 'dear');
    expect(await reset({ DATA_DIR: other })).toMatchObject({
      code: 1,
      output: expect.stringContaining('not made by Tonalli'),
    });
    expect(readFileSync(join(other, 'letter.txt'), 'utf8')).toBe('dear');
  });
});

describe('log lines', () => {
  it('DEV-02 shows a structured line as a person reads it, and any other as it is', () => {
    const line = JSON.stringify({ level: 40, time: 1, pid: 2, msg: 'slow answer', requestId: 'r1' });
    expect(readableLog(line)).toContain('warn  slow answer');
    expect(readableLog(line)).toContain('requestId=r1');
    expect(readableLog('{ not json')).toBe('{ not json');
    expect(readableLog('plain')).toBe('plain');
  });
});
