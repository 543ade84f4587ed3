import { fetchOwnData, requestOwnData } from '@tonalli/contracts/account/wire-own-data';
import { beforeEach, describe, expect, it } from 'vitest';
import { creditByHand } from '../../guard/credit-by-hand';
import { code } from '../../testing/answer-codes';
import { mintPlayer, type Player, playerOf } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';

const stage = await serveMember({ balanceMinor: 100_000, paymentPassword: null });
let ana: Player;
beforeEach(() => {
  ana = playerOf(stage.world, stage.ana.id);
});

const SECRET = { password: stage.ana.password };
const ask = (who = ana, secret: object = SECRET) => stage.platform.value(requestOwnData, secret, who);

type Rows = Record<string, unknown[][]>;
async function readAll(requestId: string, who = ana): Promise<{ rows: Rows; parts: number }> {
  const rows: Rows = {};
  let cursor: string | undefined;
  for (let parts = 1; ; parts += 1) {
    const part = await stage.platform.value(fetchOwnData, { requestId, ...(cursor && { cursor }) }, who);
    for (const slice of part.slices) rows[slice.section] = [...(rows[slice.section] ?? []), ...slice.rows];
    if (part.next === null) return { rows, parts };
    cursor = part.next;
  }
}
const count = (sql: string, ...bound: unknown[]) =>
  stage.world.sqlite
    .prepare(sql)
    .pluck()
    .get(...bound);

describe('all of the own data', () => {
  it('MEM-17 is what is stored of the member, as people read it, without a secret', async () => {
    const { requestId, sections } = await ask();
    const { rows } = await readAll(requestId);
    const table = (name: string) =>
      (rows[name] ?? []).map((row) =>
        Object.fromEntries(
          sections.find((one) => one.name === name)?.columns.map((column, at) => [column, row[at]]) ?? [],
        ),
      );
    expect(table('account.member')).toEqual([
      expect.objectContaining({ id: ana.id, username: stage.ana.username, mobile: stage.ana.mobile, status: 'active' }),
    ]);
    expect(table('account.member')[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    const movements = table('records.movements').filter(({ account }) => account === 'member.main');
    expect(movements.map(({ amount }) => amount)).toEqual(['1000.00']);
    const text = JSON.stringify(rows);
    expect(text).not.toContain('argon2');
    expect(new Set(text.match(/\bM\d{6,}\b/g))).toEqual(new Set([ana.id]));
  });

  it('MEM-17 comes whole however long it is, each row once, in parts of 500', async () => {
    const { world } = stage;
    world.transaction(() => {
      for (let at = 0; at < 1_203; at += 1) {
        // Some at the same moment.
        const when = world.clock.now() + Math.floor(at / 3);
        creditByHand(world, { key: `own-${at}`, memberId: ana.id, amountMinor: 100, reference: `R${at}`, at: when });
      }
    });
    const { rows, parts } = await readAll((await ask()).requestId);
    const references = (rows['records.movements'] ?? []).map((row) => row[5]);
    expect(new Set(references.filter((one) => /^R\d+$/.test(String(one)))).size).toBe(1_203);
    expect(references).toHaveLength(
      Number(
        count('SELECT count(*) FROM entries e JOIN accounts a ON a.id = e.account_id WHERE a.owner_id = ?', ana.id),
      ),
    );
    expect(parts).toBeGreaterThanOrEqual(3);
  });

  it('MEM-17 goes on behind each row in every section', async () => {
    const { world } = stage;
    const maria = String(
      count('SELECT member_id FROM bets WHERE is_trial = 0 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1'),
    );
    for (const section of world.ownData) {
      const whole = section.read(world, { memberId: maria, after: null, limit: 40 });
      const [first, second] = whole;
      if (!first || !second) continue;
      const behind = section.read(world, { memberId: maria, after: first.key, limit: 39 });
      expect(behind, section.name).toEqual(whole.slice(1));
      expect(section.read(world, { memberId: maria, after: null, limit: 1 }), section.name).toEqual([first]);
    }
  });

  it('MEM-17 names nobody else, of players with a history nor of their agents', async () => {
    const { world } = stage;
    const ids = world.sqlite
      .prepare<[], string>('SELECT id FROM members WHERE type IN (0, 1, 2, 41, 42) ORDER BY (type = 0), id LIMIT 60')
      .pluck()
      .all();
    for (const memberId of ids) {
      const all = world.ownData.map((section) => section.read(world, { memberId, after: null, limit: 300 }));
      const values = JSON.stringify(all.flat().map((row) => row.values));
      const named = [...new Set(values.match(/\bM\d{6}\b/g))];
      expect(
        named.filter((one) => one !== memberId),
        memberId,
      ).toEqual([]);
    }
  });

  it('MEM-17 is asked for with a secret, also within a session; wrong ones count', async () => {
    expect(await code(stage.platform.call(requestOwnData, { password: 'otra' }, ana))).toBe('PASSWORD_WRONG');
    expect(await code(stage.platform.call(requestOwnData, {}, ana))).toBe('PASSWORD_WRONG');
    expect(await code(stage.platform.call(requestOwnData, { paymentPassword: '135790' }, ana))).toBe(
      'PAYMENT_PASSWORD_NOT_SET',
    );
    for (let tries = 0; tries < 3; tries += 1) await stage.platform.call(requestOwnData, { password: 'otra' }, ana);
    expect(await code(stage.platform.call(requestOwnData, SECRET, ana))).toBe('ACCOUNT_LOCKED');
    expect(count('SELECT count(*) FROM own_data_requests')).toBe(0);
  });

  it('MEM-17 is asked for once in ten minutes, also by many at once, and who asked stands on record', async () => {
    const codes = await Promise.all(
      Array.from({ length: 4 }, () => code(stage.platform.call(requestOwnData, SECRET, ana))),
    );
    expect(codes.toSorted()).toEqual(['OK', ...Array.from({ length: 3 }, () => 'OWN_DATA_TOO_SOON')]);
    expect(stage.world.sqlite.prepare('SELECT member_id, ip FROM own_data_requests').all()).toEqual([
      { member_id: ana.id, ip: '127.0.0.1' },
    ]);
    stage.world.clock.advance(600_000 - 1);
    expect(await code(stage.platform.call(requestOwnData, SECRET, ana))).toBe('OWN_DATA_TOO_SOON');
    stage.world.clock.advance(1);
    expect((await ask()).requestId).toBe('OD00000002');
  });

  it('MEM-17 is handed to the session that asked alone, for a quarter of an hour', async () => {
    const { requestId } = await ask();
    const other = await mintPlayer(stage.world, {});
    const elsewhere = playerOf(stage.world, ana.id);
    const read = (who: Player, input: object = { requestId }) => code(stage.platform.call(fetchOwnData, input, who));
    expect(await Promise.all([read(other), read(elsewhere), read(ana, { requestId: 'OD00000009' })])).toEqual([
      ...['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    ]);
    for (const cursor of ['x', '[]', '["nada",[1]]', '["account.member",[]]', '["play.bets",[1]]'])
      expect(await read(ana, { requestId, cursor }), cursor).toBe('NOT_FOUND');
    stage.world.clock.advance(900_000);
    expect(await read(ana)).toBe('OK');
    stage.world.clock.advance(1);
    expect(await read(ana)).toBe('NOT_FOUND');
  });
});
