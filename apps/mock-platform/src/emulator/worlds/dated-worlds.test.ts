import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { elapsedNow } from '../../clock/system-time';
import { TEST_PLATFORM, testTemplate } from '../../testing/templates';
import { createTestWorld } from '../../testing/test-world';
import type { World } from '../../world/world';
import { buildTemplate, loadTemplate, type Template } from './template';
import { createWorlds } from './worlds';

/** In Mexico City the first morning of March. */
const DATE = Date.UTC(2026, 2, 1, 12);
const DAY_MS = 86_400_000;

function twinOf(template: Pick<Template, 'at'>): World {
  const worlds = createWorlds({
    default: createTestWorld(),
    platform: TEST_PLATFORM,
    template: { bytes: Buffer.alloc(0), builtInMs: null, ...template },
    onJobFailure(_world, _job, error) {
      throw error;
    },
  });
  onTestFinished(() => worlds.close());
  return worlds.create({ seed: 'twins', frozenAtMs: DATE });
}

const tablesOf = (sqlite: Database) =>
  sqlite
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '__*'")
    .pluck()
    .all()
    .sort();

/** Of every row of every table, in the order in which they were written. */
function digestOf({ sqlite }: World): string {
  const digest = createHash('sha256');
  for (const table of tablesOf(sqlite)) {
    digest.update(`\n${table}\n`);
    for (const row of sqlite.prepare(`SELECT * FROM "${table}"`).iterate()) digest.update(JSON.stringify(row));
  }
  return digest.digest('hex');
}

/** What is still to come, by its meaning, or an hour of every day. */
const AHEAD = /^(due_at|(.+_)?expires_at|starts_at|ends_at|until_at|opens_at|closes_at|daily_at)$/;

/** The columns of times in which something happened later than that, with how many did. */
function laterThan({ sqlite }: World, atMs: number): string[] {
  return tablesOf(sqlite).flatMap((table) => {
    const columns = sqlite.prepare<[], string>(`SELECT name FROM pragma_table_info('${table}')`).pluck().all();
    const happened = columns.filter((name) => /(^|_)at$/.test(name) && !AHEAD.test(name));
    return happened.flatMap((name) => {
      const query = `SELECT count(*) FROM "${table}" WHERE "${name}" > ?`;
      const late = sqlite.prepare<[number], number>(query).pluck().get(atMs) ?? 0;
      return late > 0 ? [`${table}.${name}: ${late}`] : [];
    });
  });
}

const column = ({ sqlite }: World, query: string) => sqlite.prepare<[], unknown>(query).pluck().all();

const vipMonths = (world: World) => column(world, "SELECT DISTINCT occasion FROM vip_bonuses WHERE kind = 'MONTHLY'");

describe('a world of a date', () => {
  let dated: Template;
  beforeAll(() => {
    dated = testTemplate('default');
    dated.at(DATE);
  });

  it('QA-02 holds nothing that is later than its date, and what happened right before it', () => {
    const world = twinOf(dated);
    expect(laterThan(world, DATE)).toEqual([]);
    expect(column(world, 'SELECT max(at) FROM bets')[0]).toBeGreaterThan(DATE - 2 * DAY_MS);
  });

  // Dear, because the data are built once more than is kept: that they come out the same is what it shows.
  describe('built again long after', () => {
    let later: Buffer;
    beforeAll(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: DATE + 400 * DAY_MS });
      later = buildTemplate(TEST_PLATFORM, DATE);
      vi.useRealTimers();
    });

    it('QA-02 is the same, row by row', () => {
      expect(digestOf(twinOf({ at: () => later }))).toBe(digestOf(twinOf(dated)));
    });
  });

  it('QA-02 QA-03 has had its VIP month and its days of commission, and the next ones come in their time', () => {
    const world = twinOf(dated);
    expect(vipMonths(world)).toEqual(['2026-03']);
    const days = column(world, 'SELECT DISTINCT day FROM referral_earnings ORDER BY day');
    expect([days.at(0), days.at(-1)]).toEqual([
      expect.stringMatching(/^2026-0(1-3|2-0)/),
      expect.stringMatching(/^2026-02-2[78]$/),
    ]);
    const next = world.clock.pending().filter(({ kind }) => kind === 'vip.month' || kind === 'referral.day');
    expect(next.map(({ kind, dueAt }) => [kind, dueAt])).toEqual([
      ['referral.day', Date.UTC(2026, 2, 2, 6)],
      ['vip.month', Date.UTC(2026, 3, 1, 6)],
    ]);
    world.clock.set(Date.UTC(2026, 4, 2));
    expect(vipMonths(world)).toEqual(['2026-03', '2026-04', '2026-05']);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('QA-02 is put back to the data of its date', () => {
    const asked: number[] = [];
    const worlds = createWorlds({
      default: createTestWorld(),
      platform: TEST_PLATFORM,
      template: {
        ...testTemplate('empty'),
        at: (atMs) => {
          asked.push(atMs);
          return testTemplate('empty').bytes;
        },
      },
      onJobFailure: () => {},
    });
    onTestFinished(() => worlds.close());
    worlds.create({ name: 'dated', frozenAtMs: DATE });
    worlds.create({ name: 'undated' });
    expect(worlds.reset('dated').clock.now()).toBe(DATE);
    worlds.reset('undated');
    expect(asked).toEqual([DATE, DATE]);
  });

  it('QA-02 is built once for its date and kept beside the template of today, the oldest making room', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { bytes } = testTemplate('empty');
    const built: number[] = [];
    const open = () =>
      loadTemplate({
        platform: TEST_PLATFORM,
        atMs: DATE,
        cacheDir: folder,
        elapsedNow,
        build(_platform, atMs) {
          built.push(atMs);
          return bytes;
        },
      });
    const first = open();
    for (let day = 1; day <= 10; day += 1) first.at(DATE + day * DAY_MS);
    first.at(DATE + 10 * DAY_MS);
    open().at(DATE + 10 * DAY_MS);
    expect(built).toHaveLength(11);
    expect(readdirSync(join(folder, 'dated'))).toHaveLength(8);
    expect(readdirSync(folder)).toHaveLength(2);
    open().at(DATE + DAY_MS);
    expect(built).toHaveLength(12);
  });

  it('QA-02 is refused in words where no default data can be', () => {
    for (const atMs of [0, Date.UTC(9999, 5, 1), Number.NaN]) {
      expect(() => buildTemplate(TEST_PLATFORM, atMs)).toThrow('default data can be made for dates from 1972 to 9998');
    }
  });
});
