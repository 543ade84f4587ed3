import { fetchStatus } from '@tonalli/contracts/system/wire';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { ControlError } from '@tonalli/qa/client';
import { FAULT_SET_NAMES, FAULT_SETS } from '@tonalli/qa/fault-sets';
import { FAULT_TARGETS } from '@tonalli/qa/faults';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { code } from '../../testing/answer-codes';
import { logIn } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { latencyMs } from '../faults/apply-faults';

const stage = await serveWorlds();
const { platform } = stage;

const MALFORMED = { kind: 'malformed' } as const;
const WALLET_LOCKED = { kind: 'error', code: 'WALLET_LOCKED' } as const;

async function tokenOf(username: string): Promise<string> {
  return (await logIn(platform, await stage.qa.run('mintMember', { username }), stage.here)).token;
}

describe('faults by command', () => {
  it('QA-04 are removed one by one, and the others stay', async () => {
    const first = await stage.qa.run('addFault', {
      endpoint: 'fetchStatus',
      effect: { kind: 'error', code: 'RATE_LIMITED' },
    });
    const second = await stage.qa.run('addFault', { endpoint: '*', effect: { kind: 'error', code: 'UNKNOWN' } });
    expect(first.warnings).toEqual([]);
    expect(await stage.qa.run('removeFault', { id: first.id })).toEqual({ removed: true });
    expect(await stage.qa.run('removeFault', { id: first.id })).toEqual({ removed: false });
    expect((await stage.qa.run('listFaults', {})).map(({ id }) => id)).toEqual([second.id]);
    expect(await code(platform.call(fetchStatus, {}, stage.here))).toBe('UNKNOWN');
  });

  it('QA-04 meet a member by id or user name, in any case of letters, and count what they saw', async () => {
    const [ana, eva] = [await tokenOf('ana'), await tokenOf('eva')];
    const { id } = await stage.qa.run('findMember', { id: 'eva' });
    await stage.qa.run('addFault', { endpoint: 'fetchBalance', effect: WALLET_LOCKED, member: 'ANA', nth: 2 });
    await stage.qa.run('addFault', { endpoint: '*', effect: WALLET_LOCKED, member: id, count: 1 });
    const balance = (token: string) => code(platform.call(fetchBalance, {}, { ...stage.here, token }));
    const codes = [await balance(ana), await balance(ana), await balance(ana), await balance(eva), await balance(eva)];
    expect(codes).toEqual(['OK', 'WALLET_LOCKED', 'OK', 'WALLET_LOCKED', 'OK']);
    expect((await stage.qa.run('listFaults', {})).map(({ seen, fired }) => [seen, fired])).toEqual([
      [3, 1],
      [2, 1],
    ]);
  });

  it('QA-04 leave calls alone that their effect cannot reach', async () => {
    await stage.qa.run('addFault', { endpoint: '*', effect: { kind: 'corrupted-seal' } });
    await stage.qa.run('addFault', { endpoint: '*', effect: { kind: 'expired-token' } });
    expect(await code(platform.call(fetchStatus, {}, stage.here))).toBe('OK');
    expect((await stage.qa.run('listFaults', {})).map(({ seen }) => seen)).toEqual([0, 0]);
  });

  it.each([
    [
      { endpoint: 'fetchBalance', effect: MALFORMED, member: 'nobody-here' },
      'nobody in this world is called "nobody-here"',
    ],
    [{ endpoint: 'login', effect: MALFORMED, member: 'ana' }, 'login carries no token'],
    [{ endpoint: 'fetchBalance', effect: MALFORMED, nth: 3, probability: 0.5 }, 'only call 3 is looked at'],
    [{ endpoint: 'fetchBalance', effect: MALFORMED, nth: 3, count: 2 }, 'call 3 comes once'],
    [{ endpoint: 'fetchBalance', effect: { kind: 'corrupted-seal' } }, 'fetchBalance is not sealed'],
    [{ endpoint: 'play.spin', effect: { kind: 'rotated-key' } }, 'play.spin is not sealed'],
    [{ endpoint: 'fetchStatus', effect: { kind: 'expired-token' } }, 'fetchStatus carries no token'],
    [{ endpoint: 'createDeposit', effect: { kind: 'stale' } }, 'createDeposit is no read'],
  ] as const)('QA-04 warn of what will not happen: %j', async (fault, warning) => {
    const { warnings } = await stage.qa.run('addFault', fault);
    expect(warnings.join('\n')).toContain(warning);
    expect(await stage.qa.run('listFaults', {})).toHaveLength(1);
  });

  it.each([
    [{ endpoint: 'play.spinn', effect: MALFORMED }, 'did you mean "play.spin"?'],
    [{ endpoint: '*', effect: { kind: 'latency' } }, 'either milliseconds, or minimum and maximum'],
    [{ endpoint: '*', effect: { kind: 'latency', minimum: 9, maximum: 5 } }, 'the minimum is above the maximum'],
    [{ endpoint: '*', effect: { kind: 'latency', milliseconds: 5, minimum: 1, maximum: 5 } }, 'either milliseconds'],
    [{ endpoint: '*', effect: { kind: 'status', status: 200 } }, 'status'],
  ] as const)('QA-04 refuse what makes no sense, and add nothing: %j', async (fault, message) => {
    const failure = await stage.qa.run('addFault', fault).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ControlError);
    expect(String(failure)).toContain(message);
    expect(await stage.qa.run('listFaults', {})).toEqual([]);
  });
});

describe('ready-made sets', () => {
  it.each(FAULT_SET_NAMES)('QA-04 %s names calls that exist, and is applied, listed and taken back', async (name) => {
    const other = await stage.qa.run('addFault', { endpoint: 'fetchStatus', effect: MALFORMED });
    for (const { endpoint } of FAULT_SETS[name].faults) expect(FAULT_TARGETS).toContain(endpoint);
    await stage.qa.run('applyFaultSet', { name });
    const added = await stage.qa.run('applyFaultSet', { name });
    expect(added).toHaveLength(FAULT_SETS[name].faults.length);
    expect((await stage.qa.run('listFaults', {})).filter(({ set }) => set === name)).toEqual(added);
    expect(await stage.qa.run('removeFaultSet', { name })).toEqual({ removed: added.length });
    expect((await stage.qa.run('listFaults', {})).map(({ id }) => id)).toEqual([other.id]);
  });

  it('QA-04 name what is nearest to a mistake, and tell what they are', async () => {
    await expect(stage.qa.run('applyFaultSet', { name: 'flaky-walet' })).rejects.toThrow(
      'did you mean "flaky-wallet"?',
    );
    const sets = await stage.qa.run('listFaultSets', {});
    expect(sets.map(({ name }) => name)).toEqual(FAULT_SET_NAMES);
    expect(sets.every(({ summary }) => summary.length > 20)).toBe(true);
  });

  it('QA-04 break everything in an outage, and nothing afterwards', async () => {
    await stage.qa.run('applyFaultSet', { name: 'platform-outage' });
    const response = await platform.fetch(fetchStatus.path, { headers: { 'x-world': stage.here.world } });
    expect([response.status, await response.text()]).toEqual([503, '']);
    await stage.qa.run('clearFaults', {});
    expect(await code(platform.call(fetchStatus, {}, stage.here))).toBe('OK');
  });
});

describe('latency', () => {
  it('QA-04 is drawn between both ends, from the chance of the world, and mostly near the middle when normal', () => {
    const drawn = (shape: 'uniform' | 'normal') => {
      const random = createRandom('latency');
      const effect = { kind: 'latency', minimum: 100, maximum: 300, shape } as const;
      return Array.from({ length: 2_000 }, () => latencyMs(effect, random.next));
    };
    const shareNearMiddle = (all: number[]) => all.filter((ms) => ms >= 150 && ms <= 250).length / all.length;
    for (const shape of ['uniform', 'normal'] as const) {
      const all = drawn(shape);
      expect(Math.min(...all)).toBeGreaterThanOrEqual(100);
      expect(Math.max(...all)).toBeLessThanOrEqual(300);
      expect(drawn(shape)).toEqual(all);
    }
    expect(shareNearMiddle(drawn('uniform'))).toBeCloseTo(0.5, 1);
    expect(shareNearMiddle(drawn('normal'))).toBeGreaterThan(0.9);
    expect(latencyMs({ kind: 'latency', milliseconds: 70 }, () => 0)).toBe(70);
  });
});
