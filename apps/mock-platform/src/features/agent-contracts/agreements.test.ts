import { OFFER_VALID_MS } from '@tonalli/contracts/agent-contracts/kinds';
import { beforeEach, describe, expect, it } from 'vitest';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { createTestWorld } from '../../testing/test-world';
import { contextOf } from '../../testing/verb-context';
import type { OpenWorld } from '../../world/open-world';
import { agree, chainOf, termsOf } from './contracts-fixture';
import { fetchContract, listContracts } from './list-contracts';
import { processContract } from './process-contract';

type Input = Parameters<ReturnType<typeof processContract>>[0]['input'];

const TERMS = termsOf('daily', [[0, 0, 0, 40]]);
let world: OpenWorld;
let [top, middle, low, stranger] = ['', '', '', ''];

const contextFor = (id: string) => {
  const member = findMember(world, id);
  if (!member) throw new Error(`nobody is ${id}`);
  return contextOf<'required'>(world, { ...member, tokenId: 't' });
};
async function act(id: string, input: Input): Promise<Awaited<ReturnType<ReturnType<typeof processContract>>>> {
  return await processContract('daily')({ ctx: contextFor(id), input });
}
const code = (id: string, input: Input): Promise<string> =>
  act(id, input).then(
    () => 'OK',
    (error: unknown) => (error instanceof PlatformFailure ? error.code : String(error)),
  );
const idOf = ({ contract }: Awaited<ReturnType<typeof act>>): string => contract?.contractId ?? '';
const offer = (terms = TERMS): Input => ({ action: 'offer', memberId: middle, terms });

beforeEach(() => {
  world = createTestWorld();
  [top = '', middle = '', low = ''] = chainOf(world, ['top', 'middle', 'low']);
  [stranger = ''] = chainOf(world, ['stranger']);
  agree(world, { uplineId: null, downlineId: top, terms: termsOf('daily', [[0, 0, 0, 60]]) });
});

describe('agreeing on a contract', () => {
  it('CON-02 an offer is read by its version, agreed to once, and holds from the next period on', async () => {
    const contractId = idOf(await act(top, offer()));
    expect(await code(middle, { action: 'accept', contractId, version: 2 })).toBe('CONTRACT_VERSION');
    const { contract } = await act(middle, { action: 'accept', contractId, version: 1 });
    expect(contract).toMatchObject({ state: 'AGREED', current: { effectiveFrom: '2026-01-16T06:00:00.000Z' } });
    expect(await code(middle, { action: 'accept', contractId, version: 1 })).toBe('CONTRACT_STATE');
    world.clock.set(Date.UTC(2026, 0, 16, 6));
    const detail = await fetchContract({ ctx: contextFor(middle), input: { contractId } });
    expect(detail.contract.state).toBe('ACTIVE');
    expect(detail.history.map(({ event }) => event)).toEqual(['began', 'accepted', 'offered']);
  });

  it.each([
    ['NOT_DIRECT_DOWNLINE', 'to a child’s child', () => ({ ...offer(), memberId: low })],
    ['NOT_DIRECT_DOWNLINE', 'to a stranger', () => ({ ...offer(), memberId: stranger })],
    ['CONTRACT_TERMS', 'above one’s own', () => offer(termsOf('daily', [[0, 0, 0, 61]]))],
    [
      'CONTRACT_TERMS',
      'with tiers that do not rise',
      () =>
        offer(
          termsOf('daily', [
            [5, 0, 0, 10],
            [5, 0, 0, 20],
          ]),
        ),
    ],
    ['CONTRACT_TERMS', 'of another kind', () => offer(termsOf('hourly', [[0, 0, 0, 10]]))],
    ['CONTRACT_TERMS', 'that an upline pays where none may', () => offer({ ...TERMS, payer: 'upline' })],
    ['INVALID_REQUEST', 'to nobody', () => ({ action: 'offer', terms: TERMS })],
  ] as const)('CON-02 AG-06 refuses with %s an offer %s', async (expected, _, input) => {
    expect(await code(top, input() as Input)).toBe(expected);
    expect(
      (await listContracts({ ctx: contextFor(top), input: { kind: 'daily', pageNo: 1, pageSize: 9 } })).content,
    ).toEqual([]);
  });

  it('CON-02 nobody but the downline answers, nobody but the two sees it, and too late is too late', async () => {
    const contractId = idOf(await act(top, offer()));
    const accept: Input = { action: 'accept', contractId, version: 1 };
    expect(await code(top, accept)).toBe('CONTRACT_STATE');
    expect(await code(low, accept)).toBe('CONTRACT_NOT_FOUND');
    expect(await code(stranger, accept)).toBe('CONTRACT_NOT_FOUND');
    world.clock.advance(OFFER_VALID_MS);
    expect(await code(middle, accept)).toBe('OFFER_EXPIRED');
  });

  it('CON-03 a lower rate warns with the whole subtree, and ends it at the same boundary once both said so', async () => {
    agree(world, { uplineId: top, downlineId: middle, terms: TERMS });
    agree(world, { uplineId: middle, downlineId: low, terms: termsOf('daily', [[0, 0, 0, 30]]) });
    world.clock.set(Date.UTC(2026, 0, 16, 18));
    const lower = offer(termsOf('daily', [[0, 0, 0, 20]]));
    const warned = await act(top, lower);
    expect(warned).toMatchObject({ contract: null, ending: [{ depth: 1, rateBp: 30, allowedBp: 20 }] });
    const contractId = idOf(await act(top, { ...lower, confirmed: true }));
    expect(await act(middle, { action: 'accept', contractId, version: 2 })).toMatchObject({ contract: null });
    await act(middle, { action: 'accept', contractId, version: 2, confirmed: true });
    const { own } = await listContracts({ ctx: contextFor(low), input: { kind: 'daily', pageNo: 1, pageSize: 9 } });
    expect(own).toMatchObject({ state: 'ENDING', endReason: 'CASCADE', endsAt: '2026-01-17T06:00:00.000Z' });
    expect(world.sqlite.prepare('SELECT member_id FROM messages ORDER BY id').pluck().all()).toEqual([low, middle]);
  });

  it('CON-02 either side asks for a contract or its end, and the other one answers', async () => {
    const asked = await act(middle, { action: 'request', of: 'new', note: 'Quiero uno' });
    expect(asked.contract).toMatchObject({ state: 'REQUESTED', request: { by: 'downline', note: 'Quiero uno' } });
    const contractId = idOf(await act(top, offer()));
    expect(contractId).toBe(idOf(asked));
    await act(middle, { action: 'accept', contractId, version: 1 });
    world.clock.set(Date.UTC(2026, 0, 16, 18));
    await act(middle, { action: 'request', of: 'termination', contractId });
    expect(await code(middle, { action: 'accept', contractId })).toBe('CONTRACT_STATE');
    await act(top, { action: 'reject', contractId });
    await act(top, { action: 'request', of: 'termination', contractId });
    const { contract } = await act(middle, { action: 'accept', contractId });
    expect(contract).toMatchObject({ state: 'ENDING', endReason: 'CONSENT', endsAt: '2026-01-17T06:00:00.000Z' });
  });

  it('CON-01 terms of a version cannot be changed, nor what happened', async () => {
    await act(top, offer());
    const change = (sql: string) => () => world.sqlite.exec(sql);
    expect(change("UPDATE agent_contract_versions SET terms = '{}'")).toThrow('never change');
    expect(change('DELETE FROM agent_contract_history')).toThrow('append-only');
  });
});
