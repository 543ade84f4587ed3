import { checkNewAccounts, fetchRegisterCenter, openAccounts } from '@tonalli/contracts/downlines/wire';
import { listActivity } from '@tonalli/contracts/downlines/wire-activity';
import { changeInvite, createInvite, listInvites } from '@tonalli/contracts/downlines/wire-invites';
import type { Endpoint } from '@tonalli/contracts/endpoint';
import { listMessages } from '@tonalli/contracts/messages/wire';
import { checkAffiliate, registerMember } from '@tonalli/contracts/registration/wire';
import { login } from '@tonalli/contracts/session/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMember, findMemberByUsername } from '../../people/find-member';
import { rateAt, setRate } from '../../people/rates';
import { uplineAt } from '../../people/tree';
import { code as codeOf } from '../../testing/answer-codes';
import type { Player } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { REGISTRATION } from '../registration/registration-fixture';
import { plantTeam, type Team } from './downlines-fixture';
import { moveDownline } from './move-downline';

const stage = await serveWorlds();
let team: Team;
beforeEach(async () => {
  team = await plantTeam(stage.world);
});
afterEach(() => expect(stage.world.ledger.audit().findings).toEqual([]));

let keys = 0;
const as = ({ token }: Player) => ({ ...stage.here, token, idempotencyKey: `center-${++keys}` });
const value = <E extends Endpoint>(who: Player, endpoint: E, input: object) =>
  stage.platform.value(endpoint, input, as(who));
const code = (who: Player, endpoint: Endpoint, input: object) => codeOf(stage.platform.call(endpoint, input, as(who)));
const rate = (memberId: string, at = TEST_TIME_MS) => rateAt(stage.world, memberId, { category: 'RNG', at });
const named = (username: string) => findMemberByUsername(stage.world, username);
const titles = async (who: Player) =>
  (await value(who, listMessages, { filter: 'all', pageNo: '1', pageSize: '20', language: 'ES' })).content.map(
    ({ kind, title }) => [kind, title],
  );

const BATCH = '6f0c9f60-6a0e-4c60-9f5e-2a3f4d5e6f70';
const GOOD = { username: 'nuevaana', password: 'Primera2026', kind: 'member', rates: { RNG: 50 } };

describe('opening accounts', () => {
  it('AG-03 says what may be given, and where links may lead', async () => {
    const { rates, sites } = await value(team.left, fetchRegisterCenter, {});
    expect(rates.find(({ category }) => category === 'RNG')).toEqual({ category: 'RNG', minimumBp: 0, maximumBp: 100 });
    expect(sites.length).toBeGreaterThan(0);
  });

  it('AG-03 names what is wrong with each row, and makes nothing', async () => {
    const rows: [object, string[]][] = [
      [{}, []],
      [{}, ['usernameTwice']],
      [{ username: 'x' }, ['usernameInvalid']],
      [{ username: 'AnaPlayer' }, ['usernameTaken']],
      [{ username: 'otraana', password: 'x' }, ['passwordInvalid']],
      [{ username: 'otraana1', kind: 'jefe' }, ['kindUnknown']],
      [{ username: 'otraana2', rates: { RNG: 110 } }, ['rateOutOfRange']],
      [{ username: 'otraana3', rates: { RNG: 55 } }, ['rateOutOfRange']],
      [{ username: 'otraana4', rates: { LIVE: -10 } }, ['rateOutOfRange']],
      [
        { username: 'ok', password: 'x', kind: 'y', rates: { RNG: 1 } },
        ['usernameInvalid', 'passwordInvalid', 'kindUnknown', 'rateOutOfRange'],
      ],
    ];
    const accounts = rows.map(([row]) => ({ ...GOOD, ...row }));
    expect((await value(team.left, checkNewAccounts, { accounts })).faults).toEqual(rows.map(([, faults]) => faults));
    expect(named('nuevaana')).toBeNull();
  });

  it('AG-03 opens exactly the good ones, right below the agent, at their rates, once for a batch', async () => {
    const accounts = [GOOD, { ...GOOD, username: 'anaplayer' }, { ...GOOD, username: 'subagente', kind: 'agent' }];
    const { results } = await value(team.left, openAccounts, { batchId: BATCH, accounts });
    expect(results.map(({ faults }) => faults)).toEqual([[], ['usernameTaken'], []]);
    const again = await value(team.left, openAccounts, { batchId: BATCH, accounts });
    expect(again.results).toEqual(results);
    expect(await code(team.left, openAccounts, { batchId: BATCH, accounts: [GOOD] })).toBe('IDEMPOTENCY_KEY_REUSED');
    const [ana, , sub] = results.map(({ memberId }) => findMember(stage.world, memberId ?? ''));
    expect([ana?.type, sub?.type, ana?.defaultPassword]).toEqual([0, 2, true]);
    expect([ana, sub].map((member) => uplineAt(stage.world, member?.id ?? '', TEST_TIME_MS))).toEqual([
      team.left.id,
      team.left.id,
    ]);
    expect(rate(ana?.id ?? '')).toBe(50);
    // Somebody else's batch of the same name is another one.
    const other = { batchId: BATCH, accounts: [{ ...GOOD, username: 'rosados', rates: {} }] };
    expect((await value(team.right, openAccounts, other)).results).toMatchObject([{ faults: [] }]);
  });

  it('AG-03 two batches of one name at once open each account once', async () => {
    const ask = () => value(team.left, openAccounts, { batchId: BATCH, accounts: [GOOD] });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    expect(first.results).toMatchObject([{ faults: [] }]);
  });

  it('AG-03 the first password lets in, and has to be changed', async () => {
    await value(team.left, openAccounts, { batchId: BATCH, accounts: [GOOD] });
    const { username, password } = GOOD;
    const answer = await stage.platform.value(login, { username, password, type: 'username' }, stage.here);
    expect(answer).toMatchObject({ defaultPassword: true, type: 0 });
  });

  it('AG-03 AG-10 is in the logs of both, greets the new one, and sends the agent no message', async () => {
    await value(team.left, openAccounts, { batchId: BATCH, accounts: [GOOD] });
    const ana = named(GOOD.username);
    const { list } = await value(team.left, listActivity, { limit: '5' });
    expect(list).toMatchObject([{ kind: 'opened', person: { name: 'nuevaana' }, rates: { RNG: 50 } }]);
    expect(await titles(team.left)).toEqual([]);
    expect(ana).not.toBeNull();
  });
});

describe('invite links', () => {
  const site = async () => (await value(team.left, fetchRegisterCenter, {})).sites[0] ?? '';
  const link = async (over: object = {}) =>
    value(team.left, createInvite, {
      ...{ kind: 'member', rates: { RNG: 60 }, site: await site(), expiresAt: null, maxUses: null, note: 'Feria' },
      ...over,
    });
  const register = (referralCode: string, over: object = {}) =>
    stage.platform.call(registerMember, { ...REGISTRATION, referralCode, ...over }, stage.here);
  const look = (code: string) =>
    codeOf(stage.platform.call(checkAffiliate, { code, domain: 'tonalli.test' }, stage.here));
  const states = async () => (await value(team.left, listInvites, {})).list.map(({ state, uses }) => [state, uses]);

  it('AG-03 bring somebody below the agent at the chosen rates and kind, and count', async () => {
    const { code: invite } = await link({ kind: 'agent' });
    expect((await register(invite.toLowerCase())).envelope).toMatchObject({ success: true });
    const pedro = named(REGISTRATION.username);
    expect(pedro?.type).toBe(2);
    expect(uplineAt(stage.world, pedro?.id ?? '', TEST_TIME_MS)).toBe(team.left.id);
    expect(rate(pedro?.id ?? '')).toBe(60);
    expect(await states()).toEqual([['open', 1]]);
  });

  it('AG-03 tell the upline who joined, once, and keep it in both logs', async () => {
    const { code: invite } = await link();
    await register(invite);
    stage.world.clock.drain();
    expect(await titles(team.left)).toEqual([['downlineJoined', 'Pedro99 se unió a tu equipo']]);
    const { list } = await value(team.left, listActivity, { limit: '5' });
    expect(list.map(({ kind, code: by }) => [kind, by])).toEqual([
      ['joined', invite],
      ['inviteMade', invite],
    ]);
  });

  it('AG-03 show who invites, masked', async () => {
    const { code: invite } = await link();
    const shown = await stage.platform.value(checkAffiliate, { code: invite, domain: 'tonalli.test' }, stage.here);
    expect(shown).toMatchObject({ code: invite, invitedBy: 'le***t' });
  });

  it('AG-03 let nobody in once used up, expired, switched off, or while the agent gets less than they give', async () => {
    const once = await link({ maxUses: 1 });
    await register(once.code);
    const short = await link({ expiresAt: new Date(TEST_TIME_MS + 1_000).toISOString() });
    const off = await link();
    await value(team.left, changeInvite, { code: off.code, enabled: false });
    const paused = await link({ rates: { RNG: 100 } });
    expect(await look(paused.code)).toBe('OK');
    setRate(stage.world, { memberId: team.left.id, category: 'RNG', rateBp: 90, setBy: 'op' });
    const end = stage.world.sqlite.prepare('UPDATE invite_links SET expires_at = ? WHERE code = ?');
    end.run(TEST_TIME_MS, short.code);
    for (const { code: invite } of [once, off, paused, short]) {
      expect(await look(invite)).toBe('INVITE_CLOSED');
      const { envelope } = await register(invite, { username: 'Pedro100' });
      expect(envelope).toMatchObject({ success: false, code: 'INVITE_CLOSED' });
    }
    expect(named('Pedro100')).toBeNull();
    expect((await states()).map(([state]) => state).toSorted()).toEqual(['expired', 'off', 'paused', 'usedUp']);
    setRate(stage.world, { memberId: team.left.id, category: 'RNG', rateBp: 100, setBy: 'op' });
    expect(await look(paused.code)).toBe('OK');
  });

  it('AG-03 the last use is taken once by two at once', async () => {
    const { code: invite } = await link({ maxUses: 1 });
    const both = await Promise.all(['PedroUno1', 'PedroDos2'].map((username) => register(invite, { username })));
    expect(both.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await states()).toEqual([['usedUp', 1]]);
  });

  it('AG-03 refuse whoever invites themself', async () => {
    const { code: invite } = await link();
    stage.world.sqlite
      .prepare('INSERT INTO member_profiles (member_id, fields) VALUES (?, ?)')
      .run(...[team.left.id, JSON.stringify({ idNumber: 'GOMC 8001-01' })]);
    stage.world.sqlite
      .prepare("UPDATE registration_rules SET enabled = 1, accepted_pattern = '*' WHERE field = 'idNumber'")
      .run();
    const { envelope } = await register(invite, { idNumber: 'gomc800101' });
    expect(envelope).toMatchObject({ success: false, code: 'SELF_REFERRAL' });
  });

  it.each([
    ['RATE_OUT_OF_RANGE', { rates: { RNG: 110 } }],
    ['DOMAIN_UNKNOWN', { site: 'https://evil.example' }],
    ['EFFECTIVE_DATE_PASSED', { expiresAt: new Date(TEST_TIME_MS).toISOString() }],
    ['INVALID_REQUEST', { maxUses: 0 }],
    ['INVALID_REQUEST', { note: 'x'.repeat(81) }],
    ['INVALID_REQUEST', { kind: 'boss' }],
  ])('AG-03 are refused with %s for %j', async (answer, over) => {
    const input = { kind: 'member', rates: {}, site: await site(), expiresAt: null, maxUses: null, note: '', ...over };
    expect(await code(team.left, createInvite, input)).toBe(answer);
    expect(await states()).toEqual([]);
  });

  it('AG-06 of somebody else are not there', async () => {
    const { code: invite } = await link();
    for (const other of [team.top, team.right, team.deep, team.lone]) {
      expect(await code(other, changeInvite, { code: invite, enabled: false })).toBe('NOT_FOUND');
      expect((await value(other, listInvites, {})).list).toEqual([]);
    }
    expect(await states()).toEqual([['open', 0]]);
  });
});

describe('moves by the operator', () => {
  it('AG-10 are told to both agents and the member with the reason, and stay in their logs', async () => {
    const move = { memberId: team.ana.id, uplineId: team.right.id, reason: 'Cambio de zona' };
    moveDownline(stage.world, move);
    moveDownline(stage.world, move);
    expect(await titles(team.left)).toEqual([['downlineMoved', 'El operador movió a anaplayer de equipo']]);
    expect(await titles(team.right)).toHaveLength(1);
    expect(await titles(team.ana)).toEqual([['downlineMoved', 'El operador cambió a tu agente']]);
    const entry = { kind: 'moved', by: { who: 'operator' }, reason: 'Cambio de zona' };
    expect((await value(team.right, listActivity, { limit: '5' })).list).toMatchObject([
      { ...entry, from: { who: 'other', name: 'l••••t' }, to: { who: 'reader' }, person: { name: 'anaplayer' } },
    ]);
    expect((await value(team.ana, listActivity, { limit: '5' })).list).toMatchObject([
      { ...entry, person: { who: 'reader' }, to: { name: 'r••••t' } },
    ]);
    expect((await value(team.top, listActivity, { limit: '5' })).list).toEqual([]);
  });
});
