import { beforeEach, describe, expect, it } from 'vitest';
import { PlatformFailure } from '../../kernel/failure';
import { createMember } from '../../people/create-member';
import { findMember } from '../../people/find-member';
import { moveMember } from '../../people/move-member';
import { createTestWorld } from '../../testing/test-world';
import { contextOf } from '../../testing/verb-context';
import type { OpenWorld } from '../../world/open-world';
import { billIdOf, contractIdOf } from './contract-ids';
import { agree, bet, chainOf, playerBelow, termsOf } from './contracts-fixture';
import { fetchBill } from './fetch-bill';
import { fetchContract, listContracts } from './list-contracts';
import { offerContract } from './offer-contract';
import { previewOffer } from './preview-offer';
import { processContract } from './process-contract';

const TERMS = termsOf('daily', [[0, 0, 0, 30]]);
const DAY = 86_400_000;

/*
 * top ─┬─ left ── low ── player        top has a contract of the house, left one with top, low one with left
 *      └─ right ── nephew              and, beside all of them, stranger
 */
interface Team {
  world: OpenWorld;
  ids: Record<'top' | 'left' | 'low' | 'right' | 'nephew' | 'stranger', string>;
  contractId: string;
  billId: string;
}
let team: Team;

function build(): Team {
  const world = createTestWorld();
  const [top = '', left = '', low = ''] = chainOf(world, ['top', 'left', 'low']);
  const below = (username: string, uplineId?: string) =>
    createMember(world, { username, passwordHash: null, type: 1, uplineId, createdAt: 0 }).id;
  const right = below('right', top);
  const ids = { top, left, low, right, nephew: below('nephew', right), stranger: below('stranger') };
  agree(world, { uplineId: null, downlineId: top, terms: termsOf('daily', [[0, 0, 0, 60]]) });
  agree(world, { uplineId: top, downlineId: left, terms: termsOf('daily', [[0, 0, 0, 40]]) });
  const { id } = agree(world, { uplineId: left, downlineId: low, terms: TERMS });
  const player = playerBelow(world, low, 'player');
  world.clock.set(Date.UTC(2026, 0, 16, 6) + 1);
  bet(world, player, { stakeMinor: 1_000_000 });
  world.clock.set(Date.UTC(2026, 0, 17, 6));
  const bill = Number(world.sqlite.prepare('SELECT id FROM agent_bills WHERE contract_id = ?').pluck().get(id));
  return { world, ids, contractId: contractIdOf(id), billId: billIdOf(bill) };
}

const contextFor = (id: string) => {
  const member = findMember(team.world, id);
  if (!member) throw new Error(`nobody is ${id}`);
  return contextOf<'required'>(team.world, { ...member, tokenId: 't' });
};

/** The code of what was refused, `OK` for what was not. */
async function code(call: () => unknown): Promise<string> {
  try {
    await call();
    return 'OK';
  } catch (error) {
    if (error instanceof PlatformFailure) return error.code;
    throw error;
  }
}

/** Everything that is kept of contracts: nothing of it may change by what is refused. */
const kept = (): string =>
  JSON.stringify(
    ['agent_contracts', 'agent_contract_versions', 'agent_contract_history', 'agent_bills'].map((table) =>
      team.world.sqlite.prepare(`SELECT * FROM ${table}`).all(),
    ),
  );

type Who = keyof Team['ids'];
const act = (who: Who, input: Parameters<ReturnType<typeof processContract>>[0]['input']) =>
  code(() => processContract('daily')({ ctx: contextFor(team.ids[who]), input }));

beforeEach(() => {
  team = build();
});

describe('whose contract it is', () => {
  it.each([
    ['the sibling of one side', 'right'],
    ['a cousin', 'nephew'],
    ['whoever stands above both', 'top'],
    ['a stranger', 'stranger'],
  ] as const)('AG-06 CON-02 %s finds neither contract nor bill, and changes nothing', async (_, who) => {
    const { contractId, billId, ids } = team;
    const before = kept();
    const ctx = contextFor(ids[who]);
    expect(await code(() => fetchContract({ ctx, input: { contractId } }))).toBe('CONTRACT_NOT_FOUND');
    expect(await code(() => fetchBill({ ctx, input: { billId } }))).toBe('BILL_NOT_FOUND');
    for (const action of ['accept', 'reject', 'withdraw', 'terminate'] as const)
      expect([action, await act(who, { action, contractId, version: 1 })]).toEqual([action, 'CONTRACT_NOT_FOUND']);
    expect(await act(who, { action: 'offer', contractId, terms: TERMS })).toBe('CONTRACT_NOT_FOUND');
    expect(await act(who, { action: 'request', of: 'termination', contractId })).toBe('CONTRACT_NOT_FOUND');
    expect(kept()).toBe(before);
  });

  it.each([
    ['a child’s child', 'top', 'low'],
    ['a sibling', 'right', 'left'],
    ['a sibling’s child', 'right', 'low'],
    ['the upline', 'left', 'top'],
    ['oneself', 'left', 'left'],
    ['a stranger', 'top', 'stranger'],
  ] as const)('AG-06 CON-02 CON-07 nothing is offered to %s, nor previewed', async (_, who, whom) => {
    const before = kept();
    const memberId = team.ids[whom];
    expect(await act(who, { action: 'offer', memberId, terms: TERMS })).toBe('NOT_DIRECT_DOWNLINE');
    const ctx = contextFor(team.ids[who]);
    expect(await code(() => previewOffer({ ctx, input: { memberId, terms: TERMS } }))).toBe('NOT_DIRECT_DOWNLINE');
    expect(kept()).toBe(before);
  });

  it('AG-06 CON-02 lists name the own contract and those with direct downlines alone', async () => {
    const namesOf = async (who: Who) => {
      const input = { kind: 'daily', pageNo: 1, pageSize: 9 } as const;
      const { own, content } = await listContracts({ ctx: contextFor(team.ids[who]), input });
      return [own?.contractId ?? null, content.map(({ other }) => other?.memberId)];
    };
    expect(await namesOf('top')).toEqual(['AC00000001', [team.ids.left]]);
    expect(await namesOf('left')).toEqual(['AC00000002', [team.ids.low]]);
    expect(await namesOf('right')).toEqual([null, []]);
    expect(await namesOf('stranger')).toEqual([null, []]);
  });

  it('AG-06 another world, whose ids are the same, has its own contracts', async () => {
    const { contractId } = team;
    const other = createTestWorld();
    chainOf(other, ['top', 'left', 'low']);
    const member = findMember(other, team.ids.low);
    if (!member) throw new Error('nobody has the id there');
    const ctx = contextOf<'required'>(other, { ...member, tokenId: 't' });
    expect(await code(() => fetchContract({ ctx, input: { contractId } }))).toBe('CONTRACT_NOT_FOUND');
  });
});

describe('a member who was moved', () => {
  it('CON-08 AG-10 is offered nothing by the former upline, and accepts nothing that was offered before', async () => {
    const { world, ids } = team;
    const { id } = agree(world, { uplineId: ids.top, downlineId: ids.right, terms: termsOf('daily', [[0, 0, 0, 40]]) });
    expect(id).toBeGreaterThan(0);
    world.clock.advance(DAY);
    const offered = world.transaction(
      () =>
        offerContract(world, {
          uplineId: ids.right,
          downlineId: ids.nephew,
          terms: TERMS,
          autoCover: false,
          confirmed: true,
        }).contract,
    );
    const contractId = contractIdOf(offered?.id ?? 0);
    moveMember(world, { memberId: ids.nephew, uplineId: ids.left });
    expect(await act('nephew', { action: 'accept', contractId, version: 1 })).toBe('CONTRACT_STATE');
    expect(await act('right', { action: 'offer', memberId: ids.nephew, terms: TERMS })).toBe('NOT_DIRECT_DOWNLINE');
    expect(await act('left', { action: 'offer', memberId: ids.nephew, terms: TERMS })).toBe('OK');
    const started = world.sqlite.prepare('SELECT starts_at FROM agent_contracts WHERE id = ?').pluck().get(offered?.id);
    expect(started).toBeNull();
  });
});
