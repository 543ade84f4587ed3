import { Envelope } from '@tonalli/contracts/envelope';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { describe, expect, it } from 'vitest';
import { postPermitted } from '../../testing/permitted';
import { serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { moveMoney, testRoutes } from '../../transport/test-routes';
import { move, player } from './journal-fixture';
import { journalOf } from './journal-part';

const stage = await serveWorlds({ extraRoutes: testRoutes });

describe('changed rows', () => {
  it('QA-05 are kept from the moment that somebody watches, with what changed in each', async () => {
    await move(stage, '1.00', 'before');
    await stage.qa.run('watchJournal', { on: true });
    await move(stage, '5.00', 'k');
    const [line, earlier] = await stage.qa.run('listJournal', { endpoint: 'moveMoney' });
    expect([line?.rows, earlier?.rows]).toEqual([8, null]);
    const { changes } = await stage.qa.run('fetchJournalEntry', { seq: line?.seq ?? 0 });
    expect(changes?.map(({ table, operation }) => `${operation} ${table}`)).toEqual([
      'insert postings',
      'update accounts',
      'update accounts',
      'insert entries',
      'insert entries',
      'update cash_slots',
      'update cash_days',
      'insert idempotency_keys',
    ]);
    expect(changes?.[2]).toMatchObject({ before: { balance_minor: 100 }, after: { balance_minor: 600 } });
    expect(await stage.qa.run('watchJournal', { on: false })).toEqual({ watched: false });
    await move(stage, '6.00', 'after');
    expect((await stage.qa.run('listJournal', { limit: 1 }))[0]).toMatchObject({ name: 'moveMoney', rows: null });
  });

  it('QA-05 of a call that failed are none but its kept answer', async () => {
    await stage.qa.run('watchJournal', { on: true });
    await stage.platform.call(moveMoney, { amount: '5.00', thenFail: true }, { ...stage.here, idempotencyKey: 'f' });
    const [line] = await stage.qa.run('listJournal', { limit: 1 });
    const { changes } = await stage.qa.run('fetchJournalEntry', { seq: line?.seq ?? 0 });
    expect(changes?.map(({ table }) => table)).toEqual(['idempotency_keys']);
  });

  it('QA-05 hide what is secret', async () => {
    await stage.qa.run('watchJournal', { on: true });
    await player(stage);
    const lines = await stage.qa.run('listJournal', {});
    const details = await Promise.all(lines.map(({ seq }) => stage.qa.run('fetchJournalEntry', { seq })));
    const text = JSON.stringify(details);
    expect(text).toContain('"password_hash":"[masked]"');
    expect(text).toContain('"token_hash":"[masked]"');
    expect(text).not.toContain('argon2');
  });
});

describe('why a balance is what it is', () => {
  it('QA-05 QA-09 is told from the postings to the calls, newest first', async () => {
    const minted = await stage.qa.run('mintMember', { username: 'eva', balance: '800.00' });
    const world = stage.platform.worlds.find(stage.here.world);
    if (!world) throw new Error('the world is not there');
    postPermitted(world, {
      kind: 'bet.stake',
      key: 'older',
      memberId: minted.id,
      amountMinor: 1_260,
      reference: 'R-1',
      at: TEST_TIME_MS,
    });
    const { balance, story, steps } = await stage.qa.run('explainBalance', { member: 'eva' });
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
    await expect(stage.qa.run('explainBalance', { member: 'nobody' })).rejects.toThrow();
  });
});

describe('undo', () => {
  it('QA-05 takes a world back to right before a call, and the world goes on from there', async () => {
    const { token, id } = await player(stage, { balance: '10.00' });
    await stage.qa.run('watchJournal', { on: true });
    await move(stage, '5.00', 'first');
    await stage.qa.run('advanceClock', { by: '30m' });
    await move(stage, '7.00', 'second');
    await stage.qa.run('mintMember', { username: 'late' });
    const [first] = (await stage.qa.run('listJournal', { endpoint: 'moveMoney' })).slice(-1);
    const undone = await stage.qa.run('undoTo', { seq: first?.seq ?? 0 });
    expect(undone).toMatchObject({ undone: 4, at: new Date(TEST_TIME_MS).toISOString() });
    expect(await stage.qa.run('listJournal', { endpoint: 'moveMoney' })).toEqual([]);
    await expect(stage.qa.run('findMember', { id: 'late' })).rejects.toThrow();
    expect((await stage.qa.run('findMember', { id })).balances.main).toBe('10.00');
    expect((await stage.platform.call(fetchBalance, {}, { ...stage.here, token })).envelope).toMatchObject({
      success: true,
    });
    expect((await move(stage, '5.00', 'first')).envelope).toEqual({ success: true, value: { balance: '5.00' } });
    expect(await stage.qa.run('audit', {})).toMatchObject({ clean: true, postings: 2 });
  });

  it('QA-05 can be done twice in a row, and can itself be gone back from', async () => {
    await stage.qa.run('watchJournal', { on: true });
    for (const key of ['a', 'b', 'c']) await move(stage, '1.00', key);
    const seqs = (await stage.qa.run('listJournal', { endpoint: 'moveMoney' })).map(({ seq }) => seq).reverse();
    await stage.qa.run('undoTo', { seq: seqs[2] ?? 0 });
    expect(await stage.qa.run('audit', {})).toMatchObject({ clean: true, postings: 2 });
    await stage.qa.run('undoTo', { seq: seqs[1] ?? 0 });
    expect(await stage.qa.run('audit', {})).toMatchObject({ clean: true, postings: 1 });
    await stage.qa.run('goBack', {});
    expect(await stage.qa.run('audit', {})).toMatchObject({ clean: true, postings: 2 });
  });

  it('QA-05 is refused in words when the rows were not kept, or there is no such entry', async () => {
    await move(stage, '1.00', 'unwatched');
    const [line] = await stage.qa.run('listJournal', { limit: 1 });
    await expect(stage.qa.run('undoTo', { seq: line?.seq ?? 0 })).rejects.toThrow('has to be watched');
    await expect(stage.qa.run('undoTo', { seq: 99 })).rejects.toThrow('no entry 99; the newest is 1');
    expect(await stage.qa.run('audit', {})).toMatchObject({ postings: 1 });
  });
});

describe('following live', () => {
  it('QA-05 tells every entry as it ends, watches rows meanwhile, and ends with the world', async () => {
    const response = await fetch(`${stage.platform.url}/qa/api/journal/live?world=${stage.here.world}`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => {
      for (;;) {
        const { value } = (await reader?.read()) ?? {};
        if (value !== ': heartbeat\n\n') return value;
      }
    };
    expect(await next()).toBe(': welcome\n\n');
    await move(stage, '5.00', 'live');
    const [id, data = ''] = (await next())?.split('\n') ?? [];
    expect(id).toBe('id: 1');
    expect(JSON.parse(data.slice('data: '.length))).toMatchObject({
      name: 'moveMoney',
      postings: 1,
      rows: 12,
      code: 'OK',
    });
    stage.platform.worlds.remove(stage.here.world);
    expect(await next()).toBeUndefined();
  });

  it('QA-05 goes on watching for those who follow when a tester no longer wants it, and stops with the last', async () => {
    const { rows } = journalOf(stage.platform.worlds.find(stage.here.world) ?? stage.platform.world);
    await stage.qa.run('watchJournal', { on: true });
    const following = new AbortController();
    const url = `${stage.platform.url}/qa/api/journal/live?world=${stage.here.world}`;
    const reader = (await fetch(url, { signal: following.signal })).body?.getReader();
    await reader?.read();
    expect(await stage.qa.run('watchJournal', { on: false })).toEqual({ watched: true });
    following.abort();
    await expect.poll(() => rows.watched()).toBe(false);
    expect(await stage.qa.run('watchJournal', { on: false })).toEqual({ watched: false });
  });

  it('QA-02 QA-05 names the nearest world when it is misspelt', async () => {
    const response = await fetch(`${stage.platform.url}/qa/api/journal/live?world=${stage.here.world}x`);
    const envelope = Envelope.parse(await response.json());
    expect(envelope).toMatchObject({
      success: false,
      message: expect.stringContaining(`did you mean "${stage.here.world}"`),
    });
  });
});
