import { ERRORS } from '@tonalli/contracts/errors';
import { fetchCaptcha } from '@tonalli/contracts/session/wire';
import { fetchStatus } from '@tonalli/contracts/system/wire';
import { WIRE_ERROR_CODES } from '@tonalli/qa/fault-effects';
import { describe, expect, it } from 'vitest';
import { code } from '../../testing/answer-codes';
import { serveWorlds } from '../../testing/stage';
import { moveMoney, testRoutes } from '../../transport/test-routes';
import { faultsOf } from './fault-list';

const stage = await serveWorlds({ extraRoutes: testRoutes });
const { platform } = stage;

describe('faults', () => {
  it.each(WIRE_ERROR_CODES)('SYS-10 answer %s with its status and its words in both languages', async (wanted) => {
    faultsOf(stage.world).add({ endpoint: 'fetchStatus', effect: { kind: 'error', code: wanted } });
    const [es, en] = [
      await platform.call(fetchStatus, {}, { ...stage.here, language: 'ES' }),
      await platform.call(fetchStatus, {}, { ...stage.here, language: 'EN' }),
    ];
    expect([es.status, en.status]).toEqual([ERRORS[wanted].http, ERRORS[wanted].http]);
    expect(es.envelope).toMatchObject({ success: false, code: wanted, message: expect.stringMatching(/\S/) });
    expect(es.envelope).not.toEqual(en.envelope);
  });

  it('SYS-10 answer any code of the catalogue, for the nth call or so many calls', async () => {
    faultsOf(stage.world).add({ endpoint: 'fetchStatus', effect: { kind: 'error', code: 'RATE_LIMITED' }, nth: 2 });
    const calls = [];
    for (let call = 0; call < 3; call += 1) calls.push(await code(platform.call(fetchStatus, {}, stage.here)));
    expect(calls).toEqual(['OK', 'RATE_LIMITED', 'OK']);
    faultsOf(stage.world).clear();
    faultsOf(stage.world).add({ endpoint: '*', effect: { kind: 'error', code: 'UNKNOWN' }, count: 1 });
    expect(await code(platform.call(fetchCaptcha, {}, stage.here))).toBe('UNKNOWN');
    expect(await code(platform.call(fetchStatus, {}, stage.here))).toBe('OK');
  });

  it('SYS-10 answer a bare status or rubbish, or nothing', async () => {
    const get = () => platform.fetch(fetchStatus.path, { headers: { 'x-world': stage.world.name } });
    faultsOf(stage.world).add({ endpoint: 'fetchStatus', effect: { kind: 'status', status: 502 }, nth: 1 });
    faultsOf(stage.world).add({ endpoint: 'fetchStatus', effect: { kind: 'malformed' }, nth: 2 });
    faultsOf(stage.world).add({ endpoint: 'fetchStatus', effect: { kind: 'drop-before' }, nth: 3 });
    expect((await get()).status).toBe(502);
    await expect((await get()).json()).rejects.toThrow(SyntaxError);
    await expect(get()).rejects.toThrow('fetch failed');
  });

  it('SYS-10 break the connection after the work was done, and the repeat finds it done', async () => {
    faultsOf(stage.world).add({ endpoint: 'moveMoney', effect: { kind: 'drop-after' }, nth: 1 });
    const call = () => platform.call(moveMoney, { amount: '5.00' }, { ...stage.here, idempotencyKey: 'k' });
    await expect(call()).rejects.toThrow('fetch failed');
    expect((await call()).envelope).toEqual({ success: true, value: { balance: '5.00' } });
    expect(stage.world.ledger.audit().postings).toBe(1);
  });

  it('SYS-10 draw their chance from the world, so that a run can be repeated', async () => {
    const run = async () => {
      const own = platform.worlds.create({ name: 'chance', seed: 'chance' });
      faultsOf(own).add({ endpoint: '*', effect: { kind: 'error', code: 'UNKNOWN' }, probability: 0.5 });
      const codes: string[] = [];
      for (let call = 0; call < 12; call += 1)
        codes.push(await code(platform.call(fetchStatus, {}, { world: 'chance' })));
      platform.worlds.remove('chance');
      return codes;
    };
    const first = await run();
    expect(new Set(first)).toEqual(new Set(['OK', 'UNKNOWN']));
    expect(await run()).toEqual(first);
  });
});
