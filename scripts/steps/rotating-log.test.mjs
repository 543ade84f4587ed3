import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOG_BOUNDS, openLog } from './rotating-log.mjs';

let folder;
let path;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonalli log '));
  path = join(folder, 'logs', 'platform.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = (name) => readFileSync(join(folder, 'logs', name), 'utf8');
const mode = (file) => (statSync(file).mode & 0o777).toString(8);

describe('the log of a server of npm start', () => {
  it('DEV-07 begins anew when it is full, and keeps so many before it', () => {
    const log = openLog(path, { bytes: 20, older: 2 });
    for (const line of ['first line', 'second line', 'third line', 'fourth line']) log.write(line);
    log.close();
    expect(readdirSync(join(folder, 'logs')).sort()).toEqual(['platform.log', 'platform.log.1', 'platform.log.2']);
    expect(['platform.log', 'platform.log.1', 'platform.log.2'].map(text)).toEqual([
      'fourth line\n',
      'third line\n',
      'second line\n',
    ]);
  });

  it('DEV-07 goes on where an earlier start left it, and counts that', () => {
    const first = openLog(path, { bytes: 20, older: 1 });
    first.write('before');
    first.close();
    const second = openLog(path, { bytes: 20, older: 1 });
    second.write('after');
    second.write('much later');
    second.close();
    expect([text('platform.log'), text('platform.log.1')]).toEqual(['much later\n', 'before\nafter\n']);
  });

  it('DEV-07 is for its owner alone, and bounded unless said otherwise', () => {
    openLog(path).close();
    expect([mode(join(folder, 'logs')), mode(path)]).toEqual(['700', '600']);
    expect(LOG_BOUNDS.bytes * (LOG_BOUNDS.older + 1)).toBeLessThanOrEqual(64 * 1_024 * 1_024);
  });

  it('DEV-07 loses lines and nothing else when it cannot be written', () => {
    const log = openLog(path, { bytes: 10, older: 1 });
    log.write('one');
    rmSync(join(folder, 'logs'), { recursive: true });
    writeFileSync(join(folder, 'logs'), 'a file is in the way');
    expect(() => log.write('a line too long for it')).not.toThrow();
    expect(() => log.write('another')).not.toThrow();
  });
});
