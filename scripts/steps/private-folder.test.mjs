import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDataFolder, recordInstance } from './instance.mjs';
import { secretsOf } from './secrets.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonalli private '));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mode = (...parts) => (lstatSync(join(folder, ...parts)).mode & 0o777).toString(8);

describe('the data folder of npm start', () => {
  it('DEV-07 is made for its owner alone, with all that a start writes there', () => {
    const data = join(folder, 'new', 'data');
    claimDataFolder(data);
    recordInstance(data, { url: 'http://localhost:4000' });
    secretsOf(data, {});
    const found = ['.', '.tonalli', 'running.json', 'secrets.json'].map((name) => mode('new', 'data', name));
    expect(found).toEqual(['700', '600', '600', '600']);
  });

  it('DEV-07 is taken away from others at the next start, whatever lies in it, but for what links lead to', () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'logs'), { mode: 0o755 });
    writeFileSync(join(folder, 'logs', 'gateway.log'), '', { mode: 0o644 });
    writeFileSync(join(folder, 'start.sh'), '', { mode: 0o755 });
    const elsewhere = mkdtempSync(join(tmpdir(), 'tonalli elsewhere '));
    chmodSync(elsewhere, 0o755);
    symlinkSync(elsewhere, join(folder, 'elsewhere'));
    claimDataFolder(folder);
    expect([mode(), mode('logs'), mode('logs', 'gateway.log'), mode('start.sh')]).toEqual(['700', '700', '600', '700']);
    expect((lstatSync(elsewhere).mode & 0o777).toString(8)).toBe('755');
    rmSync(elsewhere, { recursive: true });
  });
});
