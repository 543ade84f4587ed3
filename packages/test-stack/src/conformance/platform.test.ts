import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS, type EndpointName } from '@tonalli/contracts/endpoints';
import type { PolicyId } from '@tonalli/contracts/policy/choices';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { useStack } from '../shared-stack';
import { CHECKS } from './checks';
import { runConformance } from './command-line';
import { conforms, type Result, runList } from './run-list';

const { platform } = await useStack();

interface Asked {
  pack?: PolicyId;
  day?: string;
  keys?: readonly string[];
  send?: typeof fetch;
}

async function results({ pack = 'GB-2026', day = '2026-10-01', ...asked }: Asked): Promise<readonly Result[]> {
  const report = await runList({ platformUrl: platform.url, pack, days: [day], checks: CHECKS, ...asked });
  const { results: all = [] } = report.days[0] ?? {};
  expect(conforms(report)).toBe(all.every(({ result }) => result !== 'does not hold'));
  return all;
}

const keysOf = (all: readonly Result[], wanted: Result['result']) =>
  all.filter(({ result }) => result === wanted).map(({ key }) => key);

/** The command line, as it is typed. */
async function run(...line: string[]) {
  const printed = { out: '', error: '' };
  const code = await runConformance(line, {
    out(text) {
      printed.out += text;
    },
    error(text) {
      printed.error += text;
    },
    withPlatform: (work) => work(platform.url),
  });
  return { code, ...printed };
}

/** Of what is printed, the rules with this result. */
const printedKeys = (out: string, result: Result['result']) =>
  out.split('\n').flatMap((line) => {
    const [, key = '', , , , said = ''] = line.split('│').map((cell) => cell.trim());
    return said === result || said.startsWith(`${result}:`) ? [key] : [];
  });

describe('the platform', () => {
  it('RG-04 keeps every rule of Mexico, as is printed and written to a page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'report.html');
    const { code, out, error } = await run('MX-TONALLI', '--at', '2026-01-18', '--report', file);
    expect(out).toContain('2026-01-18: 20 hold, 0 do not, 2 are not applicable');
    expect(printedKeys(out, 'not applicable')).toEqual(['refundNotBegun', 'creditCards']);
    expect([code, error]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8')).toContain('<h2>2026-01-18: 20 hold, 0 do not, 2 are not applicable</h2>');
  });

  it('RG-04 keeps every rule of Great Britain', async () => {
    const { code, out } = await run('GB-2026', '--at', '2026-10-01');
    expect(printedKeys(out, 'does not hold')).toEqual([]);
    const untried = printedKeys(out, 'not applicable');
    expect(untried).toEqual([
      ...['minCycleMs.fish', 'exclusionReturnWaitH.indefinite', 'refundNotBegun', 'levyBasisPoints'],
      ...['bonusMaxWagering', 'bonusMixedProducts'],
    ]);
    expect([code, printedKeys(out, 'holds').length, untried.length]).toEqual([0, 36, 6]);
  });

  it('RG-04 is another on the day before a rule than on the day of it', async () => {
    const keys = ['minCycleMs.instant', 'autoplay.instant', 'parallelGames'];
    const before = await results({ day: '2025-01-16', keys });
    const after = await results({ day: '2025-01-17', keys });
    expect([keysOf(before, 'holds'), keysOf(after, 'holds')]).toEqual([keys, keys]);
    const seen = (all: readonly Result[]) => all.map(({ observations }) => observations.map(({ seen: one }) => one));
    expect(seen(before)).toEqual([
      ['OK', 'OK', 0],
      [true, true],
      ['OK', true],
    ]);
    expect(seen(after)).toEqual([
      ['OK', 'TOO_FAST', 'OK', 5_000],
      [false, false],
      ['GAME_ALREADY_OPEN', false],
    ]);
    expect([before[0]?.rule, before[0]?.next, after[0]?.rule?.from]).toEqual([undefined, '2025-01-17', '2025-01-17']);
  });
});

type Json = Record<string, unknown>;
const Answer = z.looseObject({ code: z.string().optional(), value: z.unknown().optional() });

/** A platform that answers these calls otherwise than it does. */
const answering = (name: EndpointName, alter: (answer: z.infer<typeof Answer>) => object): typeof fetch => {
  return async (input, init) => {
    const response = await fetch(input, init);
    const { pathname } = new URL(String(input));
    if (pathname !== ENDPOINTS[name].path || init?.method !== ENDPOINTS[name].method) return response;
    return Response.json(alter(Answer.parse(await response.json())));
  };
};
/** What it refuses for this reason it lets pass. */
const allowing = (name: EndpointName, code: string, value: unknown = {}) =>
  answering(name, (answer) => (answer.code === code ? { success: true, value } : answer));
const telling = (name: EndpointName, change: (value: Json) => Json) =>
  answering(name, (answer) => ({ ...answer, value: { ...Object(answer.value), ...change(Object(answer.value)) } }));

const RAISED = { limit: '2000.00' };
const rulesWith = (rule: Json) => (value: Json) => ({ rules: { ...Object(value.rules), ...rule } });

const OFFERS = [1, 2].map((id) => ({
  ...{ messageId: `N0000000${id}`, kind: 'notice', title: 'An offer', excerpt: '', read: false },
  at: '2026-10-01T18:00:00.000Z',
}));

/** Rule, and a platform that breaks it. */
const BROKEN: readonly [key: string, send: typeof fetch, pack?: PolicyId][] = [
  ['minAge', allowing('registerMember', 'AGE_NOT_CONFIRMED')],
  ['minCycleMs.slot', allowing('play.spin', 'TOO_FAST')],
  ['minCycleMs.instant', allowing('play.place', 'TOO_FAST')],
  ['autoplay.slot', telling('play.open', rulesWith({ autoplay: true }))],
  ['quickPlay.instant', telling('play.open', rulesWith({ quickPlay: true }))],
  ['parallelGames', allowing('launchGame', 'GAME_ALREADY_OPEN', { url: 'http://127.0.0.1:9/#launch=another' })],
  ['maxStakeMinor.slot', allowing('play.spin', 'STAKE_ABOVE_POLICY')],
  ['ldwCelebrate', telling('fetchPlayPolicy', () => ({ ldwCelebrate: true }))],
  ['showNet', answering('play.time', (answer) => ({ ...answer, value: null }))],
  ['realityCheckEveryMin', telling('play.time', () => ({ check: null }))],
  ['realityCheckChoicesMin', allowing('chooseCheckInterval', 'INVALID_REQUEST')],
  ['realityCheckBlocking', allowing('play.spin', 'REALITY_CHECK_DUE')],
  ['limitKinds', telling('fetchLimits', () => ({ kinds: ['deposit'] }))],
  ['raiseDelayH', allowing('confirmLimitChange', 'LIMIT_CHANGE_TOO_EARLY')],
  [
    'raiseNeedsConfirm',
    telling('fetchLimits', ({ states }) => ({
      states: Array.isArray(states) ? states.map((state: object) => ({ ...state, ...RAISED })) : [],
    })),
  ],
  ['confirmWindowH', allowing('confirmLimitChange', 'LIMIT_CHANGE_NOT_FOUND')],
  ['depositLimitIsGross', allowing('createDeposit', 'DEPOSIT_LIMIT_REACHED')],
  ['promptAtFirstDeposit', telling('fetchLimits', () => ({ asksBeforeDeposit: false }))],
  ['reviewEveryDays', telling('fetchLimits', () => ({ isReviewDue: false }))],
  ['timeoutChoices', allowing('takeBreak', 'BREAK_INVALID')],
  ['exclusionChoices', allowing('play.spin', 'TOKEN_INVALID')],
  ['exclusionMinDays', allowing('askForReturn', 'RETURN_TOO_EARLY'), 'MX-TONALLI'],
  ['exclusionReturnWaitH.definite', allowing('confirmReturn', 'RETURN_TOO_EARLY')],
  ['exclusionReturnWaitH.indefinite', allowing('confirmReturn', 'RETURN_TOO_EARLY'), 'MX-TONALLI'],
  ['registerCheckEveryDays', allowing('createDeposit', 'REGISTER_UNAVAILABLE')],
  ['balanceReturnDays', telling('listWithdrawals', () => ({ content: [] }))],
  ['creditCards', telling('fetchDeposit', () => ({ status: 'CONFIRMED' }))],
  ['marketingConsent', telling('listMessages', () => ({ content: OFFERS }))],
  ['fvcNetDepositMinor', allowing('createDeposit', 'FINANCES_IN_REVIEW')],
  ['reverseWithdrawal', telling('fetchBalance', () => ({ main: '5000.00' }))],
];

describe('a platform that breaks a rule', () => {
  it.each(BROKEN)('RG-04 does not conform to %s', async (key, send, pack = 'GB-2026') => {
    const [broken] = await results({ keys: [key], send, pack });
    expect([broken?.key, broken?.result, broken?.why]).toEqual([key, 'does not hold', '']);
  });
});

it('RG-04 the command line ends with 2 for a pack or day that there is not, and says so', async () => {
  expect(await run('XX-1')).toMatchObject({ code: 2, error: expect.stringContaining('GB-2026') });
  expect(await run('GB-2026', '--at', '2026-02-31')).toMatchObject({ code: 2, out: '' });
  expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--report <file>') });
});
