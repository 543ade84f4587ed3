import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { createControlClient } from '@tonalli/qa/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loadTemplate } from '../emulator/worlds/template';
import { serveOwn } from '../testing/stage';

const PLATFORM = { merchant: DEVELOPMENT_MERCHANT, publicUrl: 'http://127.0.0.1' };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

/** Whatever is in the data folder, and itself, that anybody but its owner could read or write. */
const open = () =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (path) => !/^.00$/.test(modeOf(join(folder, path))),
  );

describe('the data folder', () => {
  it('DEV-07 holds nothing that others can read: database, keys, snapshots, checkpoints', async () => {
    const { url } = await serveOwn({ dataDir: folder });
    const { run } = createControlClient({ url });
    await run('saveSnapshot', { name: 'kept' });
    await run('advanceClock', { by: 60_000 });
    await run('restoreSnapshot', { name: 'kept' });
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const expected = ['platform.sqlite', 'platform.sqlite-wal', 'platform.sqlite-shm', 'sealing-keys.json'];
    expect(names).toEqual(expect.arrayContaining([...expected, 'snapshots/kept.snapshot', 'checkpoints']));
    expect(names.some((name) => name.endsWith('.pages'))).toBe(true);
    expect(open()).toEqual([]);
  });

  it('DEV-07 is tightened at the start, with all that an earlier one left there', async () => {
    const outside = join(tmpdir(), `tonalli-outside-${process.pid}`);
    writeFileSync(outside, 'not ours', { mode: 0o644 });
    onTestFinished(() => rmSync(outside));
    for (const name of ['logs', 'backups']) mkdirSync(join(folder, name), { mode: 0o755 });
    for (const name of ['secrets.json', 'logs/platform.log', 'backups/a.sqlite', 'platform.sqlite-wal']) {
      writeFileSync(join(folder, name), '', { mode: 0o664 });
    }
    symlinkSync(outside, join(folder, 'elsewhere'));
    await serveOwn({ dataDir: folder });
    expect(open()).toEqual(['elsewhere']);
    expect([modeOf(folder), modeOf(join(folder, 'logs')), modeOf(join(folder, 'secrets.json'))]).toEqual([
      '700',
      '700',
      '600',
    ]);
    expect(modeOf(outside)).toBe('644');
  });

  it('DEV-07 keeps default data for their owner alone', () => {
    const cacheDir = join(folder, 'templates');
    loadTemplate({ platform: PLATFORM, atMs: 0, cacheDir, elapsedNow: () => 0, build: () => Buffer.from('data') });
    const files = readdirSync(cacheDir);
    expect([modeOf(cacheDir), ...files.map((file) => modeOf(join(cacheDir, file)))]).toEqual(['700', '600']);
  });
});
