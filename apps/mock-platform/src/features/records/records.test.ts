import { fetchBetDetail, listBets } from '@tonalli/contracts/records/wire';
import { describe, expect, it } from 'vitest';
import { toIso } from '../../clock/system-time';
import { findMemberByUsername } from '../../people/find-member';
import { tokenFor } from '../../testing/log-in';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { betsRepository } from '../../wagering/bets.repository';

const DAY_MS = 86_400_000;
const platform = await servePlatform({ seed: 'default' });
const idOf = (username: string): string => findMemberByUsername(platform.world, username)?.id ?? '';
const demoId = idOf('demo');
const token = tokenFor(platform.world, demoId);

const range = { from: toIso(TEST_TIME_MS - 31 * DAY_MS), to: toIso(TEST_TIME_MS) };
const list = (query: Record<string, string> = {}) =>
  platform.value(listBets, { ...range, pageNo: '1', pageSize: '50', language: 'ES', ...query }, { token });

describe('betting record', () => {
  it('MEM-07 lists the range newest first, with the totals of all of it, page by page', async () => {
    const first = await list();
    const pages = await Promise.all(
      Array.from({ length: first.totalPages }, (_, page) => list({ pageNo: String(page + 1) })),
    );
    const rows = pages.flatMap(({ content }) => content);
    expect(rows).toHaveLength(first.totalRows);
    expect(first.totalRows).toBeGreaterThan(100);
    expect(new Set(rows.map(({ betId }) => betId)).size).toBe(rows.length);
    const times = rows.map(({ at }) => at);
    expect([...times].sort().reverse()).toEqual(times);
    const sum = (field: 'stake' | 'payout' | 'net') =>
      rows.reduce((total, row) => total + Math.round(Number(row[field]) * 100), 0) / 100;
    expect(Number(first.totals.stake)).toBe(sum('stake'));
    expect(Number(first.totals.payout)).toBe(sum('payout'));
    expect(Number(first.totals.net)).toBe(sum('net'));
  });

  it('MEM-07 takes the first moment of the range in and leaves the last one out', async () => {
    const [newest] = (await list()).content;
    const at = newest?.at ?? '';
    const including = await list({ from: at, to: toIso(Date.parse(at) + 1) });
    expect(including.content.map(({ betId }) => betId)).toEqual([newest?.betId]);
    expect((await list({ to: at })).content.map(({ betId }) => betId)).not.toContain(newest?.betId);
  });

  it('MEM-07 narrows by vendor, category and status, names games in the language', async () => {
    const all = await list();
    const vendor = all.content[0]?.vassalage ?? '';
    const narrowed = await list({ vassalage: vendor });
    expect(narrowed.content.every(({ vassalage }) => vassalage === vendor)).toBe(true);
    expect(narrowed.totalRows).toBeLessThan(all.totalRows);
    expect((await list({ gameType: 'RNG' })).totalRows).toBe(all.totalRows);
    expect((await list({ gameType: 'LIVE' })).totals).toEqual({ stake: '0.00', payout: '0.00', net: '0.00' });
    expect((await list({ status: 'CANCELLED' })).totalRows).toBe(0);
    const english = await list({ language: 'EN' });
    expect(english.content.map(({ betId }) => betId)).toEqual(all.content.map(({ betId }) => betId));
    expect(english.content[0]?.gameName).not.toBe(all.content[0]?.gameName);
    expect(all.content[0]?.vendorName).not.toBe('');
  });

  it('MEM-07 refuses a range that is longer than 92 days, empty or backwards', async () => {
    const ask = (from: number, to: number) =>
      platform.call(
        listBets,
        { from: toIso(from), to: toIso(to), pageNo: '1', pageSize: '10', language: 'ES' },
        { token },
      );
    expect((await ask(TEST_TIME_MS - 92 * DAY_MS, TEST_TIME_MS)).status).toBe(200);
    for (const [from, to] of [
      [TEST_TIME_MS - 92 * DAY_MS - 1, TEST_TIME_MS],
      [TEST_TIME_MS, TEST_TIME_MS],
      [TEST_TIME_MS, TEST_TIME_MS - 1],
    ] as const) {
      expect((await ask(from, to)).envelope).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
    }
  });

  it('MEM-07 shows a round as it was drawn, with a proof that names its verify page', async () => {
    const row = (await list()).content.find(({ payout }) => payout !== '0.00');
    const detail = await platform.value(fetchBetDetail, { betId: row?.betId ?? '', language: 'ES' }, { token });
    expect(detail).toMatchObject({ ...row });
    if (detail.outcome.kind !== 'slot') throw new Error('not a slot');
    expect(detail.outcome.lines).toBe(20);
    const won = detail.outcome.spins.reduce((sum, spin) => sum + Math.round(Number(spin.payout) * 100), 0);
    expect(won).toBe(Math.round(Number(row?.payout) * 100));
    expect(detail.outcome.spins[0]?.reels).toHaveLength(5);
    expect(detail.fairness?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(detail.fairness?.verifyUrl).toContain(`/play/verify?round=${row?.roundId}`);
    expect(detail.balanceAfter).not.toBeNull();
  });

  it('MEM-07 names the picture of every symbol that was drawn, at an address that never shows another', async () => {
    const row = (await list()).content[0];
    const { outcome } = await platform.value(fetchBetDetail, { betId: row?.betId ?? '', language: 'ES' }, { token });
    if (outcome.kind !== 'slot') throw new Error('not a slot');
    const drawn = new Set(outcome.spins.flatMap(({ reels }) => reels.flat()));
    expect(Object.keys(outcome.symbols).toSorted()).toEqual([...drawn].toSorted());
    const [path = ''] = Object.values(outcome.symbols);
    const picture = await fetch(new URL(path, platform.url));
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    const stale = await fetch(new URL(path.replace(/v=.*/, 'v=older'), platform.url));
    expect(stale.headers.get('cache-control')).not.toContain('immutable');
  });

  it("MEM-07 does not find another member's bet, nor one that is none", async () => {
    const betId = (await list()).content[0]?.betId ?? '';
    const other = tokenFor(platform.world, idOf('maria'));
    for (const id of [betId, 'B99999999', 'nothing', '1']) {
      const { envelope, status } = await platform.call(fetchBetDetail, { betId: id, language: 'ES' }, { token: other });
      expect([status, envelope.success]).toEqual([404, false]);
      expect(envelope).toMatchObject({ code: 'ROUND_NOT_FOUND' });
    }
  });

  it('MEM-07 answers every question from an index', () => {
    const { sqlite } = platform.world;
    const plans = [
      "SELECT count(*), sum(stake_minor), sum(payout_minor) FROM bets WHERE member_id = 'a' AND at >= 0 AND at < 9 AND (NULL IS NULL OR vassalage = NULL)",
      "SELECT id FROM bets WHERE member_id = 'a' AND at >= 0 AND at < 9 ORDER BY at DESC, id DESC LIMIT 5",
      "SELECT * FROM bets WHERE round_id = 'a'",
      'SELECT member_id FROM bets WHERE is_trial = 0 AND payout_minor >= 50000 AND at >= 0 ORDER BY payout_minor DESC, at DESC LIMIT 20',
    ].map((query) => JSON.stringify(sqlite.prepare(`EXPLAIN QUERY PLAN ${query}`).all()));
    for (const plan of plans) expect(plan).toMatch(/USING (COVERING )?INDEX/);
    expect(plans[0]).toContain('COVERING INDEX');
    expect(plans[3]).toContain('bets_wins');
  });
});

describe('default history', () => {
  it('MEM-07 holds a month of rounds, as many by night and weekend as people play, booked without a flaw', () => {
    const { sqlite, ledger } = platform.world;
    const count = (where: string) =>
      sqlite.prepare<[], { n: number }>(`SELECT count(*) n FROM bets WHERE ${where}`).get()?.n ?? 0;
    const days = Array.from({ length: 28 }, (_, day) => TEST_TIME_MS - (day + 2) * DAY_MS);
    const rounds = days.map((from) => count(`at BETWEEN ${from} AND ${from + DAY_MS - 1}`));
    expect(Math.min(...rounds), `rounds of each day: ${rounds}`).toBeGreaterThanOrEqual(50);
    expect(count('1')).toBeGreaterThanOrEqual(5_500);
    expect(count(`at < ${TEST_TIME_MS - 31 * DAY_MS} OR at >= ${TEST_TIME_MS}`)).toBe(0);
    const hours = (from: number, to: number) => count(`((at - 21600000) / 3600000) % 24 BETWEEN ${from} AND ${to}`);
    expect(hours(20, 23)).toBeGreaterThan(3 * hours(3, 6));
    expect(
      betsRepository(platform.world).wins({ sinceMs: 0, gameType: null, limit: 20 }).length,
    ).toBeGreaterThanOrEqual(20);
    expect(count(`member_id = '${demoId}'`)).toBeGreaterThan(100);
    const report = ledger.audit();
    expect(report.findings).toEqual([]);
    expect(sqlite.serialize().length).toBeLessThan(12_250_000);
  });
});
