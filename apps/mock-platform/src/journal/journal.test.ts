import { Envelope } from '@tonalli/contracts/envelope';
import { createControlClient } from '@tonalli/contracts/qa/client';
import { login } from '@tonalli/contracts/session/wire';
import { fetchStatus } from '@tonalli/contracts/system/wire';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveMoney, testRoutes } from '../http/test-routes';
import { createTestPlatform, TEST_TIME_MS, type TestPlatform } from '../testing';

let platform: TestPlatform;
let here: { world: string };
let qa: ReturnType<typeof createControlClient>;

beforeAll(async () => {
  platform = await createTestPlatform({ extraRoutes: testRoutes });
});
afterAll(() => platform.stop());
beforeEach(() => {
  here = { world: platform.worlds.create().name };
  qa = createControlClient({ url: platform.url, world: here.world });
});

/** A member who has logged in. */
async function player(request: { username?: string; balance?: string } = {}) {
  const minted = await qa.run('mintMember', { username: 'ana', password: 'Secreta99', ...request });
  const { token } = await platform.value(
    login,
    { username: minted.username, password: minted.password, type: 'username' },
    here,
  );
  return { ...minted, token };
}

const move = (amount: string, idempotencyKey: string) =>
  platform.call(
    moveMoney,
    { amount },
    { ...here, idempotencyKey, headers: { 'x-request-id': `request-${idempotencyKey}` } },
  );

describe('the journal', () => {
  it('QA-05 writes down a call with time, member, request id, opened request, answer and what it cost', async () => {
    const { id, token } = await player({ balance: '12.50' });
    await platform.call(fetchBalance, {}, { ...here, token, headers: { 'x-request-id': 'from-the-web-1' } });
    const [line] = await qa.run('listJournal', { endpoint: 'fetchBalance' });
    expect(line).toMatchObject({
      kind: 'call',
      name: 'fetchBalance',
      at: new Date(TEST_TIME_MS).toISOString(),
      world: here.world,
      method: 'GET',
      path: '/wps/v2/wallets/balance?',
      requestId: 'from-the-web-1',
      member: { id, username: 'ana' },
      status: 200,
      code: 'OK',
      delivery: 'whole',
      faults: [],
      postings: 0,
      rows: null,
    });
    const detail = await qa.run('fetchJournalEntry', { seq: line?.seq ?? 0 });
    expect(detail.answer).toEqual({ success: true, value: { main: '12.50', vendors: [] } });
  });

  it('QA-05 opens sealed requests, and shows no password and no token', async () => {
    const { token } = await player();
    const [line] = await qa.run('listJournal', { endpoint: 'login' });
    expect(line?.request).toEqual({ username: 'ana', password: '[masked]', type: 'username' });
    const detail = await qa.run('fetchJournalEntry', { seq: line?.seq ?? 0 });
    expect(detail.answer).toMatchObject({ value: { token: '[masked]', userName: 'ana' } });
    const everything = JSON.stringify([await qa.run('exportHar', {}), await qa.run('listJournal', {}), detail]);
    expect(everything).not.toContain('Secreta99');
    expect(everything).not.toContain(token);
    expect(await qa.run('listJournal', { text: 'Secreta99' })).toEqual([]);
  });

  it('QA-05 writes down what was refused, what met a fault and what was dropped', async () => {
    await platform.call(fetchBalance, {}, here);
    await qa.run('addFault', { endpoint: 'fetchStatus', effect: { kind: 'error', code: 'RATE_LIMITED' }, nth: 1 });
    await qa.run('addFault', { endpoint: 'fetchStatus', effect: { kind: 'drop-after' }, nth: 2 });
    await platform.call(fetchStatus, {}, here);
    await platform.call(fetchStatus, {}, here).catch(() => null);
    expect(await qa.run('listJournal', { kind: 'call' })).toMatchObject([
      { name: 'fetchStatus', code: 'DROPPED', status: null, delivery: 'dropped', faults: ['drop-after'] },
      { name: 'fetchStatus', code: 'RATE_LIMITED', status: 429, faults: ['error RATE_LIMITED'] },
      { name: 'fetchBalance', code: 'TOKEN_MISSING', status: 401, faults: [] },
    ]);
  });

  it('QA-05 finds entries by endpoint, member, code, kind and text, since one and so many', async () => {
    const { id, token } = await player();
    await platform.call(fetchBalance, {}, { ...here, token });
    await platform.call(fetchBalance, {}, here);
    await platform.call(fetchStatus, {}, here);
    const found = async (filter: Parameters<typeof qa.run<'listJournal'>>[1]) =>
      (await qa.run('listJournal', filter)).map(({ name, code }) => `${name} ${code}`);
    expect(await found({ endpoint: 'fetchBalance' })).toEqual(['fetchBalance TOKEN_MISSING', 'fetchBalance OK']);
    expect(await found({ member: 'ANA', kind: 'call' })).toEqual(['fetchBalance OK']);
    expect(await found({ member: id, code: 'OK' })).toEqual(['fetchBalance OK']);
    expect(await found({ kind: 'command' })).toEqual(['mintMember OK']);
    expect(await found({ text: '"username":"ana"', kind: 'call' })).toEqual(['login OK']);
    expect(await found({ limit: 1 })).toEqual(['fetchStatus OK']);
    const [newest] = await qa.run('listJournal', { limit: 1 });
    expect(await found({ since: (newest?.seq ?? 0) - 1 })).toEqual(['fetchStatus OK']);
    await qa.run('clearJournal', {});
    expect(await found({})).toEqual([]);
  });

  it('QA-05 knows the postings of each call, also of many in one group commit, and none of a repeat', async () => {
    await Promise.all([move('5.00', 'a'), move('7.00', 'b'), move('9.00', 'c')]);
    await move('5.00', 'a');
    const lines = (await qa.run('listJournal', { endpoint: 'moveMoney' })).sort((a, b) => a.seq - b.seq);
    const details = await Promise.all(lines.map(({ seq }) => qa.run('fetchJournalEntry', { seq })));
    expect(
      details.map(({ idempotencyKey, movements }) => [idempotencyKey, movements.map(({ amount }) => amount)]),
    ).toEqual([
      ['a', ['5.00']],
      ['b', ['7.00']],
      ['c', ['9.00']],
      ['a', []],
    ]);
    expect(details[0]?.movements[0]).toMatchObject({
      kind: 'deposit.credit',
      from: 'house.funding',
      to: 'member.main',
    });
  });

  it('QA-05 counts no posting that was undone, even when its number is given out again', async () => {
    const failing = { ...here, idempotencyKey: 'x' };
    await platform.call(moveMoney, { amount: '5.00', thenFail: true }, failing);
    await move('7.00', 'y');
    const lines = await qa.run('listJournal', { endpoint: 'moveMoney' });
    expect(lines.map(({ code, postings }) => [code, postings])).toEqual([
      ['OK', 1],
      ['WALLET_LOCKED', 0],
    ]);
  });

  it('QA-05 has the jobs of the clock and the commands of testers as entries', async () => {
    await player();
    await qa.run('runNextJob', {});
    const [job, command] = await qa.run('listJournal', { limit: 2 });
    expect([job, command]).toMatchObject([
      { kind: 'job', name: 'session.expire', code: 'OK', request: { memberId: expect.any(String) } },
      { kind: 'command', name: 'runNextJob', code: 'OK' },
    ]);
  });

  it('QA-05 keeps the newest two thousand, and long answers no longer than they are worth', async () => {
    const world = platform.worlds.find(here.world);
    if (!world) throw new Error('the world is gone');
    for (let round = 0; round < 5_000; round += 1) {
      world.journal.recordSync({ kind: 'call', name: 'fetchStatus' }, (entry) => {
        entry.body = 'x'.repeat(round === 0 ? 100_000 : 2_000);
      });
    }
    const entries = world.journal.entries();
    expect(entries.length).toBeLessThanOrEqual(2_000);
    expect(entries.at(-1)?.seq).toBe(5_000);
    expect(entries.reduce((sum, { body }) => sum + (body?.length ?? 0), 0)).toBeLessThan(7 * 1_024 * 1_024);
  });

  it('QA-11 QA-05 writes nothing down where the control interface is off', async () => {
    const plain = await createTestPlatform({ control: false });
    await plain.call(fetchStatus, {});
    expect(plain.worlds.default.journal.entries()).toEqual([]);
    await plain.stop();
  });
});

describe('changed rows', () => {
  it('QA-05 are kept from the moment that somebody watches, with what changed in each', async () => {
    await move('1.00', 'before');
    await qa.run('watchJournal', { on: true });
    await move('5.00', 'k');
    const [line, earlier] = await qa.run('listJournal', { endpoint: 'moveMoney' });
    expect([line?.rows, earlier?.rows]).toEqual([6, null]);
    const { changes } = await qa.run('fetchJournalEntry', { seq: line?.seq ?? 0 });
    expect(changes?.map(({ table, operation }) => `${operation} ${table}`)).toEqual([
      'update accounts',
      'update accounts',
      'insert postings',
      'insert entries',
      'insert entries',
      'insert idempotency_keys',
    ]);
    expect(changes?.[1]).toMatchObject({ before: { balance_minor: 100 }, after: { balance_minor: 600 } });
    expect(await qa.run('watchJournal', { on: false })).toEqual({ watched: false });
    await move('6.00', 'after');
    expect((await qa.run('listJournal', { limit: 1 }))[0]).toMatchObject({ name: 'moveMoney', rows: null });
  });

  it('QA-05 of a call that failed are none but its kept answer', async () => {
    await qa.run('watchJournal', { on: true });
    await platform.call(moveMoney, { amount: '5.00', thenFail: true }, { ...here, idempotencyKey: 'f' });
    const [line] = await qa.run('listJournal', { limit: 1 });
    const { changes } = await qa.run('fetchJournalEntry', { seq: line?.seq ?? 0 });
    expect(changes?.map(({ table }) => table)).toEqual(['idempotency_keys']);
  });

  it('QA-05 hide what is secret', async () => {
    await qa.run('watchJournal', { on: true });
    await player();
    const lines = await qa.run('listJournal', {});
    const details = await Promise.all(lines.map(({ seq }) => qa.run('fetchJournalEntry', { seq })));
    const text = JSON.stringify(details);
    expect(text).toContain('"password_hash":"[masked]"');
    expect(text).toContain('"token_hash":"[masked]"');
    expect(text).not.toContain('argon2');
  });
});

describe('why a balance is what it is', () => {
  it('QA-05 QA-09 is told from the postings to the calls, newest first', async () => {
    const minted = await qa.run('mintMember', { username: 'eva', balance: '800.00' });
    const world = platform.worlds.find(here.world);
    world?.ledger.post({
      kind: 'bet.stake',
      key: 'older',
      memberId: minted.id,
      amountMinor: 1_260,
      reference: 'R-1',
      at: TEST_TIME_MS,
    });
    const { balance, story, steps } = await qa.run('explainBalance', { member: 'eva' });
    expect(balance).toBe('787.40');
    expect(steps).toMatchObject([
      {
        kind: 'bet.stake',
        amount: '-12.60',
        balanceAfter: '787.40',
        seq: null,
        cause: 'something older than the journal',
      },
      { kind: 'deposit.credit', amount: '+800.00', balanceAfter: '800.00', seq: expect.any(Number) },
    ]);
    expect(story[0]).toBe('eva has 787.40.');
    expect(story[2]).toMatch(/\+800\.00 makes 800\.00: deposit\.credit for .* by command \d+ \(mintMember, request /);
    await expect(qa.run('explainBalance', { member: 'nobody' })).rejects.toThrow();
  });
});

describe('undo', () => {
  it('QA-05 takes a world back to right before a call, and the world goes on from there', async () => {
    const { token, id } = await player({ balance: '10.00' });
    await qa.run('watchJournal', { on: true });
    await move('5.00', 'first');
    await qa.run('advanceClock', { by: '1h' });
    await move('7.00', 'second');
    await qa.run('mintMember', { username: 'late' });
    const [first] = (await qa.run('listJournal', { endpoint: 'moveMoney' })).slice(-1);
    const undone = await qa.run('undoTo', { seq: first?.seq ?? 0 });
    expect(undone).toMatchObject({ undone: 4, at: new Date(TEST_TIME_MS).toISOString() });
    expect(await qa.run('listJournal', { endpoint: 'moveMoney' })).toEqual([]);
    await expect(qa.run('findMember', { id: 'late' })).rejects.toThrow();
    expect((await qa.run('findMember', { id })).balances.main).toBe('10.00');
    expect((await platform.call(fetchBalance, {}, { ...here, token })).envelope).toMatchObject({ success: true });
    expect((await move('5.00', 'first')).envelope).toEqual({ success: true, value: { balance: '5.00' } });
    expect(await qa.run('audit', {})).toMatchObject({ clean: true, postings: 2 });
  });

  it('QA-05 can be done twice in a row, and can itself be gone back from', async () => {
    await qa.run('watchJournal', { on: true });
    for (const key of ['a', 'b', 'c']) await move('1.00', key);
    const seqs = (await qa.run('listJournal', { endpoint: 'moveMoney' })).map(({ seq }) => seq).reverse();
    await qa.run('undoTo', { seq: seqs[2] ?? 0 });
    expect(await qa.run('audit', {})).toMatchObject({ clean: true, postings: 2 });
    await qa.run('undoTo', { seq: seqs[1] ?? 0 });
    expect(await qa.run('audit', {})).toMatchObject({ clean: true, postings: 1 });
    await qa.run('goBack', {});
    expect(await qa.run('audit', {})).toMatchObject({ clean: true, postings: 2 });
  });

  it('QA-05 is refused in words when the rows were not kept, or there is no such entry', async () => {
    await move('1.00', 'unwatched');
    const [line] = await qa.run('listJournal', { limit: 1 });
    await expect(qa.run('undoTo', { seq: line?.seq ?? 0 })).rejects.toThrow('has to be watched');
    await expect(qa.run('undoTo', { seq: 99 })).rejects.toThrow('no entry 99; the newest is 1');
    expect(await qa.run('audit', {})).toMatchObject({ postings: 1 });
  });
});

describe('following live', () => {
  it('QA-05 tells every entry as it ends, watches rows meanwhile, and ends with the world', async () => {
    const response = await fetch(`${platform.url}/qa/api/journal/live?world=${here.world}`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': welcome\n\n');
    await move('5.00', 'live');
    const { value: event = '' } = (await reader?.read()) ?? {};
    const [id, data = ''] = event.split('\n');
    expect(id).toBe('id: 1');
    expect(JSON.parse(data.slice('data: '.length))).toMatchObject({
      name: 'moveMoney',
      postings: 1,
      rows: 8,
      code: 'OK',
    });
    platform.worlds.remove(here.world);
    expect((await reader?.read())?.done).toBe(true);
  });

  it('QA-05 goes on watching for those who follow when a tester no longer wants it, and stops with the last', async () => {
    const { rows } = platform.worlds.find(here.world)?.journal ?? platform.world.journal;
    await qa.run('watchJournal', { on: true });
    const following = new AbortController();
    const url = `${platform.url}/qa/api/journal/live?world=${here.world}`;
    const reader = (await fetch(url, { signal: following.signal })).body?.getReader();
    await reader?.read();
    expect(await qa.run('watchJournal', { on: false })).toEqual({ watched: true });
    following.abort();
    await expect.poll(() => rows.watched()).toBe(false);
    expect(await qa.run('watchJournal', { on: false })).toEqual({ watched: false });
  });

  it('QA-02 QA-05 names the nearest world when it is misspelt', async () => {
    const response = await fetch(`${platform.url}/qa/api/journal/live?world=${here.world}x`);
    const envelope = Envelope.parse(await response.json());
    expect(envelope).toMatchObject({
      success: false,
      message: expect.stringContaining(`did you mean "${here.world}"`),
    });
  });
});
