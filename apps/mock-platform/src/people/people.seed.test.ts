import { afterAll, describe, expect, it } from 'vitest';
import { TEST_TIME_MS } from '../testing/test-time';
import { createTestWorld } from '../testing/test-world';
import { findAffiliate, findMemberByUsername } from './find-member';
import { normaliseMobile } from './mobile-number';
import { verifyPassword } from './passwords';
import { seedAccount } from './people.seed';

const world = createTestWorld();
world.transaction(() => seedAccount(world));
afterAll(() => world.close());

const all = (sql: string) => world.sqlite.prepare(sql).raw().all();
const one = (sql: string) => world.sqlite.prepare(sql).pluck().get();

describe('the default members', () => {
  it('QA-02 are the same for one seed and time', () => {
    const again = createTestWorld();
    again.transaction(() => seedAccount(again));
    const members = 'SELECT * FROM members';
    expect(again.sqlite.prepare(members).all()).toEqual(world.sqlite.prepare(members).all());
    again.close();
  });

  it('QA-02 are six hundred members, forty agents on five levels, and the demo accounts', () => {
    expect(one('SELECT count(*) FROM members WHERE type = 0')).toBe(602);
    expect(one('SELECT count(*) FROM members WHERE type IN (1, 2)')).toBe(40);
    const levels = `SELECT max(t.depth) + 1 FROM member_tree t JOIN members a ON a.id = t.ancestor_id
      JOIN members d ON d.id = t.descendant_id WHERE a.username = 'agente' AND d.type = 2`;
    expect(one(levels)).toBe(5);
  });

  it('QA-02 stand in a closure that agrees with their uplines', () => {
    const byUpline = `WITH RECURSIVE up(ancestor, descendant, depth) AS (
      SELECT id, id, 0 FROM members UNION ALL
      SELECT m.upline_id, up.descendant, depth + 1 FROM up JOIN members m ON m.id = up.ancestor WHERE m.upline_id IS NOT NULL
    ) SELECT ancestor, descendant, depth FROM up ORDER BY 1, 2`;
    expect(all('SELECT ancestor_id, descendant_id, depth FROM member_tree ORDER BY 1, 2')).toEqual(all(byUpline));
  });

  it('QA-09 own what their deposits say', () => {
    expect(world.ledger.audit()).toMatchObject({ clean: true, findings: [] });
    const demo = findMemberByUsername(world, 'demo');
    expect(world.ledger.balance(demo?.id ?? '', 'member.main')).toBe(2_500_000);
  });

  it.each([
    ['demo', 'Demo1234', 0],
    ['agente', 'Agente1234', 1],
    ['lucia', 'Lucia1234', 2],
    ['maria', 'Maria1234', 0],
  ])('AUTH-01 %s can log in', async (username, password, type) => {
    const member = findMemberByUsername(world, username);
    expect(member?.type).toBe(type);
    expect(await verifyPassword(member?.passwordHash ?? null, password)).toBe(true);
    expect(await verifyPassword(member?.passwordHash ?? null, 'other')).toBe(false);
  });

  it('REG-03 have invitation codes for every agent', () => {
    expect(findAffiliate(world, 'agente')?.username).toBe('agente');
    expect(one('SELECT count(DISTINCT member_id) FROM affiliate_codes')).toBe(40);
  });

  it('AUTH-01 have mobile numbers that a login by SMS takes', () => {
    const numbers = world.sqlite.prepare<[], string>('SELECT mobile FROM members').pluck().all();
    for (const mobile of numbers) expect(normaliseMobile('52', mobile)).toBe(mobile);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('AUTH-01 were all here before the data end', () => {
    expect(one(`SELECT count(*) FROM members WHERE created_at > ${TEST_TIME_MS}`)).toBe(0);
  });
});
