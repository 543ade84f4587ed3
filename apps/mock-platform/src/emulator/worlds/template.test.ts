import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../sqlite/open-database';
import { TEST_PLATFORM, testTemplate } from '../../testing/templates';
import { TEST_TIME_MS } from '../../testing/test-time';
import { buildTemplate, loadTemplate } from './template';

/** How many rows these tables of a template have. */
function rowsOf(bytes: Buffer, tables: readonly string[]): number[] {
  const sqlite = openDatabase(bytes);
  const counts = tables.map((table) => Number(sqlite.prepare(`SELECT count(*) FROM ${table}`).pluck().get()));
  sqlite.close();
  return counts;
}

describe('the length of the history in the default data', () => {
  it('QA-02 is a part of the rounds, with everybody and every title there', () => {
    const [rounds = 0, ...whole] = rowsOf(testTemplate('default').bytes, ['bets', 'members', 'games']);
    const [fewer = 0, ...light] = rowsOf(testTemplate('light').bytes, ['bets', 'members', 'games']);
    expect(light).toEqual(whole);
    expect(fewer / rounds).toBeGreaterThan(0.1);
    expect(fewer / rounds).toBeLessThan(0.3);
  });

  it('QA-02 QA-09 may be one of a hundred: rounds are left, and the ledger adds up, or nothing would be built', () => {
    const [rounds = 0] = rowsOf(buildTemplate(TEST_PLATFORM, TEST_TIME_MS, 1), ['bets']);
    expect(rounds).toBeGreaterThan(10);
    expect(rounds).toBeLessThan(300);
  });

  it('QA-02 tells templates in a cache apart, so that each is kept', () => {
    const cacheDir = mkdtempSync(join(tmpdir(), 'tonalli-templates-'));
    onTestFinished(() => rmSync(cacheDir, { recursive: true }));
    const load = (historyPercent?: number) => {
      const built = { build: (_platform: unknown, _atMs: number, percent: number) => Buffer.from(`${percent}`) };
      const { bytes, builtInMs } = loadTemplate({
        ...{ platform: TEST_PLATFORM, atMs: TEST_TIME_MS, cacheDir, elapsedNow: () => 7, historyPercent, ...built },
      });
      return [bytes.toString(), builtInMs];
    };
    expect([load(), load(20), load(5)]).toEqual([
      ['100', 0],
      ['20', 0],
      ['5', 0],
    ]);
    expect([load(100), load(20), load(5)]).toEqual([
      ['100', null],
      ['20', null],
      ['5', null],
    ]);
  });
});
