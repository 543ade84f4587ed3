import { CONTRACT_KINDS } from '@tonalli/contracts/agent-contracts/kinds';
import { listBills, listContracts } from '@tonalli/contracts/agent-contracts/wire';
import { listActivity } from '@tonalli/contracts/downlines/wire-activity';
import { listInvites } from '@tonalli/contracts/downlines/wire-invites';
import { describe, expect, it } from 'vitest';
import { findMemberByUsername } from '../../people/find-member';
import { callsAs, tokenFor } from '../../testing/log-in';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';

const DAY_MS = 86_400_000;
const RANGE = {
  from: new Date(TEST_TIME_MS - 40 * DAY_MS).toISOString(),
  to: new Date(TEST_TIME_MS + DAY_MS).toISOString(),
  pageSize: '100',
};
const platform = await servePlatform({ seed: 'default' });
const { world } = platform;
const as = (username: string) => {
  const member = findMemberByUsername(world, username);
  if (!member) throw new Error(`there is no ${username}`);
  return callsAs(platform, { token: tokenFor(world, member.id) });
};
const agent = as('agente');
const column = (query: string) => world.sqlite.prepare<[], unknown>(query).pluck().all();

async function contractsOf(who: typeof agent) {
  const asked = CONTRACT_KINDS.map((kind) => who.value(listContracts, { kind, pageNo: '1', pageSize: '100' }));
  return await Promise.all(asked);
}

describe('what the demo agent finds at the first start', () => {
  it('CON-01 CON-02 has two kinds in force, an offer of the house that waits, and downlines in several states', async () => {
    const lists = await contractsOf(agent);
    expect(lists.map(({ own }) => own?.state ?? null)).toEqual(['ACTIVE', 'ACTIVE', 'OFFERED', null]);
    const states = lists.flatMap(({ content }) => content.map(({ state }) => state));
    expect(new Set(states)).toEqual(new Set(['ACTIVE', 'OFFERED', 'REQUESTED', 'AMEND_OFFERED', 'REJECTED']));
    const [, daily] = await contractsOf(as('lucia'));
    expect(daily?.own?.state).toBe('AMEND_OFFERED');
    expect(daily?.content).toEqual([expect.objectContaining({ state: 'ACTIVE' })]);
  });

  it('CON-04 CON-08 has bills that were paid, one that leaves a carry, and few that were not read', async () => {
    const { content, unread, totals } = await agent.value(listBills, RANGE);
    const own = content.filter(({ side }) => side === 'downline');
    expect(own.filter(({ kind, state }) => kind === 'daily' && state === 'PAID').length).toBeGreaterThanOrEqual(3);
    expect(own.filter(({ kind, state }) => kind === 'dividend' && state === 'PAID').length).toBeGreaterThanOrEqual(1);
    expect(column('SELECT 1 FROM agent_bills WHERE closing_carry_minor < 0').length).toBeGreaterThanOrEqual(1);
    expect(Number(totals.paid)).toBeGreaterThan(0);
    expect(unread).toBeLessThanOrEqual(3);
  });

  it('AG-03 AG-10 has links that were used and that wait, and a log with all that happened', async () => {
    const { list: links } = await agent.value(listInvites);
    expect(links.map(({ state, uses }) => [state, uses])).toEqual([
      ['open', 0],
      ['paused', 0],
      ['open', 2],
    ]);
    const { list } = await agent.value(listActivity, { limit: '100' });
    const kinds = new Set(list.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['joined', 'rateSet', 'moved', 'inviteMade', 'transferred']));
  });

  it('AG-04 AG-09 has rebates of the team, and everybody who played had logged in before', () => {
    expect(column("SELECT sum(amount_minor) > 0 FROM rebate_bookings WHERE agent_id = 'M000001'")).toEqual([1]);
    const strangers = `SELECT DISTINCT b.member_id FROM bets b WHERE NOT EXISTS (SELECT 1 FROM logins l
      WHERE l.member_id = b.member_id AND l.succeeded AND l.at <= b.at)`;
    expect(column(strangers)).toEqual([]);
    expect(
      column('SELECT count(*) FROM members m WHERE NOT EXISTS (SELECT 1 FROM logins WHERE member_id = m.id)'),
    ).toEqual([0]);
  });

  it('QA-09 adds up', () => {
    expect(world.ledger.audit().findings).toEqual([]);
    expect(column('SELECT kind FROM due_jobs WHERE due_at < (SELECT max(at) FROM bets)')).toEqual([]);
  });
});
