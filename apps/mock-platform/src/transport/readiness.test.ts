import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Disk } from '../sqlite/storage';
import { serveOwn } from '../testing/stage';

const ROOM: Disk = { freeBytes: () => 64 * 1_024 * 1_024, probe: () => undefined };
const failing = (code: string) => () => {
  throw Object.assign(new Error('it cannot be written'), { code });
};

async function readiness(disk?: Disk) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const platform = await serveOwn({ dataDir, ...(disk && { disk }) });
  const answer = await platform.fetch('/readyz');
  return { dataDir, told: [answer.status, await answer.json()] };
}

describe('whether the platform is ready', () => {
  it.each<[string, Disk, string]>([
    ['has less room than a checkpoint takes', { ...ROOM, freeBytes: () => 1_024 * 1_024 }, 'the disk is full'],
    ['says that it is full', { ...ROOM, probe: failing('ENOSPC') }, 'the disk is full'],
    ['has no quota left', { ...ROOM, probe: failing('EDQUOT') }, 'the disk is full'],
    ['can only be read', { ...ROOM, probe: failing('EROFS') }, 'the data folder cannot be written (EROFS)'],
    ['does not answer', { ...ROOM, freeBytes: failing('EIO') }, 'the data folder cannot be written (EIO)'],
  ])('DEV-04 DEV-07 says why not while its disk %s', async (_what, disk, status) => {
    expect((await readiness(disk)).told).toEqual([503, { status }]);
  });

  it('DEV-04 DEV-07 tries the disk itself, and leaves nothing there', async () => {
    const { told, dataDir } = await readiness();
    expect(told).toEqual([200, { status: 'ok' }]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
