import { fetchStatus } from '@tonalli/contracts/system/wire';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { describe, expect, it } from 'vitest';
import { serveOwn, serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { moveMoney, testRoutes } from '../../transport/test-routes';
import { move, player } from './journal-fixture';
import { journalOf } from './journal-part';

const stage = await serveWorlds({ extraRoutes: testRoutes });

describe('the journal', () => {
  it('QA-05 writes down a call with time, member, request id, opened request, answer and what it cost', async () => {
    const { id, token } = await player(stage, { balance: '12.50' });
    await stage.platform.call(
      fetchBalance,
      {},
      { ...stage.here, token, headers: { 'x-request-id': 'from-the-web-1' } },
    );
    const [line] = await stage.qa.run('listJournal', { endpoint: 'fetchBalance' });
    expect(line).toMatchObject({
      kind: 'call',
      name: 'fetchBalance',
      at: new Date(TEST_TIME_MS).toISOString(),
      world: stage.here.world,
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
    const detail = await stage.qa.run('fetchJournalEntry', { seq: line?.seq ?? 0 });
    expect(detail.answer).toEqual({ success: true, value: { main: '12.50', vendors: [] } });
  });

  it('QA-05 opens sealed requests, and shows no password and no token', async () => {
    const { token } = await player(stage);
    const [line] = await stage.qa.run('listJournal', { endpoint: 'login' });
    expect(line?.request).toEqual({ username: 'ana', password: '[masked]', type: 'username' });
    const detail = await stage.qa.run('fetchJournalEntry', { seq: line?.seq ?? 0 });
    expect(detail.answer).toMatchObject({ value: { token: '[masked]', userName: 'ana' } });
    const everything = JSON.stringify([
      await stage.qa.run('exportHar', {}),
      await stage.qa.run('listJournal', {}),
      detail,
    ]);
    expect(everything).not.toContain('Secreta99');
    expect(everything).not.toContain(token);
    expect(await stage.qa.run('listJournal', { text: 'Secreta99' })).toEqual([]);
  });

  it('QA-05 writes down what was refused, what met a fault and what was dropped', async () => {
    await stage.platform.call(fetchBalance, {}, stage.here);
    await stage.qa.run('addFault', {
      endpoint: 'fetchStatus',
      effect: { kind: 'error', code: 'RATE_LIMITED' },
      nth: 1,
    });
    await stage.qa.run('addFault', { endpoint: 'fetchStatus', effect: { kind: 'drop-after' }, nth: 2 });
    await stage.platform.call(fetchStatus, {}, stage.here);
    await stage.platform.call(fetchStatus, {}, stage.here).catch(() => null);
    expect(await stage.qa.run('listJournal', { kind: 'call' })).toMatchObject([
      { name: 'fetchStatus', code: 'DROPPED', status: null, delivery: 'dropped', faults: ['drop-after'] },
      { name: 'fetchStatus', code: 'RATE_LIMITED', status: 429, faults: ['error RATE_LIMITED'] },
      { name: 'fetchBalance', code: 'TOKEN_MISSING', status: 401, faults: [] },
    ]);
  });

  it('QA-05 finds entries by endpoint, member, code, kind and text, since one and so many', async () => {
    const { id, token } = await player(stage);
    await stage.platform.call(fetchBalance, {}, { ...stage.here, token });
    await stage.platform.call(fetchBalance, {}, stage.here);
    await stage.platform.call(fetchStatus, {}, stage.here);
    const found = async (filter: Parameters<typeof stage.qa.run<'listJournal'>>[1]) =>
      (await stage.qa.run('listJournal', filter)).map(({ name, code }) => `${name} ${code}`);
    expect(await found({ endpoint: 'fetchBalance' })).toEqual(['fetchBalance TOKEN_MISSING', 'fetchBalance OK']);
    expect(await found({ member: 'ANA', kind: 'call' })).toEqual(['fetchBalance OK']);
    expect(await found({ member: id, code: 'OK' })).toEqual(['fetchBalance OK']);
    expect(await found({ kind: 'command' })).toEqual(['mintMember OK']);
    expect(await found({ text: '"username":"ana"', kind: 'call' })).toEqual(['login OK']);
    expect(await found({ limit: 1 })).toEqual(['fetchStatus OK']);
    const [newest] = await stage.qa.run('listJournal', { limit: 1 });
    expect(await found({ since: (newest?.seq ?? 0) - 1 })).toEqual(['fetchStatus OK']);
    await stage.qa.run('clearJournal', {});
    expect(await found({})).toEqual([]);
  });

  it('QA-05 knows the postings of each call, also of many in one group commit, and none of a repeat', async () => {
    await Promise.all([move(stage, '5.00', 'a'), move(stage, '7.00', 'b'), move(stage, '9.00', 'c')]);
    await move(stage, '5.00', 'a');
    const lines = (await stage.qa.run('listJournal', { endpoint: 'moveMoney' })).sort((a, b) => a.seq - b.seq);
    const details = await Promise.all(lines.map(({ seq }) => stage.qa.run('fetchJournalEntry', { seq })));
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
    const failing = { ...stage.here, idempotencyKey: 'x' };
    await stage.platform.call(moveMoney, { amount: '5.00', thenFail: true }, failing);
    await move(stage, '7.00', 'y');
    const lines = await stage.qa.run('listJournal', { endpoint: 'moveMoney' });
    expect(lines.map(({ code, postings }) => [code, postings])).toEqual([
      ['OK', 1],
      ['WALLET_LOCKED', 0],
    ]);
  });

  it('QA-05 has the jobs of the clock and the commands of testers as entries', async () => {
    await player(stage);
    await stage.qa.run('runNextJob', {});
    const [job, command] = await stage.qa.run('listJournal', { limit: 2 });
    expect([job, command]).toMatchObject([
      { kind: 'job', name: 'session.expire', code: 'OK', request: { memberId: expect.any(String) } },
      { kind: 'command', name: 'runNextJob', code: 'OK' },
    ]);
  });

  it('QA-05 keeps the newest two thousand, and long answers no longer than they are worth', async () => {
    const world = stage.platform.worlds.find(stage.here.world);
    if (!world) throw new Error('the world is gone');
    for (let round = 0; round < 5_000; round += 1) {
      journalOf(world).recordSync({ kind: 'call', name: 'fetchStatus' }, (entry) => {
        entry.body = 'x'.repeat(round === 0 ? 100_000 : 2_000);
      });
    }
    const entries = journalOf(world).entries();
    expect(entries.length).toBeLessThanOrEqual(2_000);
    expect(entries.at(-1)?.seq).toBe(5_000);
    expect(entries.reduce((sum, { body }) => sum + (body?.length ?? 0), 0)).toBeLessThan(7 * 1_024 * 1_024);
  });

  it('QA-11 QA-05 writes nothing down where the control interface is off', async () => {
    const plain = await serveOwn({ control: false });
    await plain.call(fetchStatus, {});
    expect(journalOf(plain.worlds.default).entries()).toEqual([]);
  });
});
