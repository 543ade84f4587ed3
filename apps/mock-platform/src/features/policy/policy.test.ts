import { POLICY_IDS, type PolicyId } from '@tonalli/contracts/policy/choices';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFileError, parseData } from '../../kernel/data/data-files';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { policyAt, policyOf, policySpan } from './index';
import { PolicyPack, packOf } from './packs';
import { POLICY_PACK } from './policy-settings';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const use = (pack: PolicyId) => world.settings.set(POLICY_PACK, pack);
const valueAt = (key: string, at: number): unknown =>
  key.split('.').reduce<unknown>((value, part) => Object(value)[part], policyAt(world, at).values);

/** Key, the first moment of the rule, what held before it and what holds from it on; midnights of Mexico City, told by hand: summer time ended two hours into 31 October 2021. */
const CHANGES: readonly [key: string, at: string, before: unknown, after: unknown][] = [
  ['creditCards', '2020-04-14T05:00:00Z', true, false],
  ['minCycleMs.slot', '2021-10-31T05:00:00Z', 0, 2_500],
  ['autoplay.slot', '2021-10-31T05:00:00Z', true, false],
  ['quickPlay.slot', '2021-10-31T05:00:00Z', true, false],
  ['ldwCelebrate', '2021-10-31T05:00:00Z', true, false],
  ['showNet', '2021-10-31T05:00:00Z', false, true],
  ['reverseWithdrawal', '2021-10-31T05:00:00Z', true, false],
  ['fvcNetDepositMinor', '2024-08-30T06:00:00Z', null, 1_200_000],
  ['minCycleMs.table', '2025-01-17T06:00:00Z', 0, 5_000],
  ['minCycleMs.instant', '2025-01-17T06:00:00Z', 0, 5_000],
  ['quickPlay.instant', '2025-01-17T06:00:00Z', true, false],
  ['parallelGames', '2025-01-17T06:00:00Z', true, false],
  ['fvcNetDepositMinor', '2025-02-28T06:00:00Z', 1_200_000, 360_000],
  ['levyBasisPoints', '2025-04-06T06:00:00Z', 0, 110],
  ['maxStakeMinor.slot', '2025-04-09T06:00:00Z', [], [{ fromAge: 18, maxMinor: 12_000 }]],
  ['marketingConsent', '2025-05-01T06:00:00Z', 'none', 'product-and-channel'],
  [
    'maxStakeMinor.slot',
    '2025-05-21T06:00:00Z',
    [{ fromAge: 18, maxMinor: 12_000 }],
    [
      { fromAge: 18, maxMinor: 4_800 },
      { fromAge: 25, maxMinor: 12_000 },
    ],
  ],
  ['promptAtFirstDeposit', '2025-10-31T06:00:00Z', false, true],
  ['reviewEveryDays', '2025-10-31T06:00:00Z', null, 182],
  ['bonusMaxWagering', '2026-01-19T06:00:00Z', null, 10],
  ['bonusMixedProducts', '2026-01-19T06:00:00Z', true, false],
  ['depositLimitIsGross', '2026-09-30T06:00:00Z', false, true],
];

describe('the rules of a jurisdiction', () => {
  it.each(CHANGES)(
    'RG-04 in Great Britain %s changes at %s, not a millisecond before',
    (...[key, at, before, after]) => {
      use('GB-2026');
      const moment = Date.parse(at);
      const DAY = 86_400_000;
      expect([-DAY, -1, 0, DAY].map((by) => valueAt(key, moment + by))).toEqual([before, before, after, after]);
    },
  );

  it('RG-04 marks in Great Britain what is not confirmed yet, and says who rules everything else', () => {
    const open = new Set(packOf('GB-2026').rules.flatMap(({ key, toConfirm }) => (toConfirm ? [key] : [])));
    for (const key of [
      'maxStakeMinor.slot',
      'fvcNetDepositMinor',
      'levyBasisPoints',
      'depositLimitIsGross',
      'creditCards',
    ])
      expect(open).toContain(key);
    expect(open).not.toContain('minCycleMs.slot');
    expect(open).not.toContain('bonusMaxWagering');
  });

  it('RG-04 keeps Mexico as it is: no pace, automatic and quick play, a reality check each hour', () => {
    expect(world.settings.get(POLICY_PACK)).toBe('MX-TONALLI');
    expect(policyOf(world)).toMatchObject({
      minAge: 18,
      minCycleMs: { slot: 0, table: 0, instant: 0, fish: 0 },
      autoplay: { slot: true },
      quickPlay: { slot: true },
      parallelGames: true,
      maxStakeMinor: { slot: [] },
      ldwCelebrate: false,
      realityCheckEveryMin: 60,
      realityCheckChoicesMin: [15, 30, 60],
      showNet: true,
      raiseDelayH: 24,
      raiseNeedsConfirm: true,
      confirmWindowH: 168,
      timeoutChoices: ['24h', '7d', '1m', '2m', '3m'],
      exclusionChoices: ['6m', '1y', '5y', 'indefinite'],
      exclusionReturnWaitH: { definite: 24, indefinite: 168 },
      reverseWithdrawal: false,
    });
    expect(policySpan(world).until).toBe(Number.POSITIVE_INFINITY);
  });

  it('RG-04 follows the clock of its world both ways, and the operator at once', () => {
    use('GB-2026');
    world.clock.set(Date.parse('2026-01-19T05:59:59.999Z'));
    expect(policyOf(world).bonusMaxWagering).toBeNull();
    expect(policySpan(world).until).toBe(Date.parse('2026-01-19T06:00:00Z'));
    world.clock.set(Date.parse('2026-01-19T06:00:00Z'));
    expect(policyOf(world).bonusMaxWagering).toBe(10);
    world.clock.set(Date.parse('2026-01-19T05:59:59.999Z'));
    expect(policyOf(world).bonusMaxWagering).toBeNull();
    use('MX-TONALLI');
    expect(policyOf(world)).toMatchObject({ minCycleMs: { slot: 0 }, autoplay: { slot: true } });
  });

  it('RG-04 is read from memory until a rule begins or ends', () => {
    use('GB-2026');
    const first = policyOf(world);
    world.clock.advance(60_000);
    expect(policyOf(world)).toBe(first);
    world.clock.set(policySpan(world).until);
    expect(policyOf(world)).not.toBe(first);
  });
});

const HEAD = 'id: MX-TONALLI\ntitles: { es: a, en: b }\ncurrency: MXN\nrules:\n';
const rule = (rest: string) => `  - { from: 2026-01-01, source: x, ${rest} }\n`;

describe('a file of rules', () => {
  it.each(POLICY_IDS)('RG-04 of %s is what its schema says', (id) => {
    expect(packOf(id).id).toBe(id);
  });

  it.each([
    ['a key that nobody knows', rule('key: minCycle, value: 1'), 'line 5: rules.0.key: Invalid option'],
    ['a key with parts without its part', rule('key: minCycleMs, value: 1'), 'line 5: rules.0.key: Invalid option'],
    ['a value of another kind', rule('key: minCycleMs.slot, value: fast'), 'line 5: rules.0.value: Invalid input'],
    [
      'a value with a wrong part',
      rule('key: maxStakeMinor.slot, value: [{ fromAge: 18, maxMinor: 0.5 }]'),
      'line 5: rules.0.value.0.maxMinor: Invalid input',
    ],
    ['no day', '  - { key: minAge, value: 18, from: soon, source: x }\n', 'line 5: rules.0.from: Invalid ISO date'],
    [
      'an end before its beginning',
      rule('key: minAge, value: 18, until: 2026-01-01'),
      'line 5: rules.0.until: has to be later',
    ],
    [
      'two values at once',
      `${rule('key: minAge, value: 18')}${rule('key: minAge, value: 21')}`,
      'line 6: rules.1.from: another rule of minAge holds from 2026-01-01 on',
    ],
    ['no source', '  - { key: minAge, value: 18, from: 2026-01-01 }\n', 'line 5: rules.0.source: Invalid input'],
  ])('RG-04 tells file, line and key of %s', (_what, rules, told) => {
    const read = () => parseData({ file: 'data/policies/x.yaml', text: HEAD + rules, schema: PolicyPack });
    expect(read).toThrow(DataFileError);
    expect(read).toThrow(`data/policies/x.yaml, ${told}`);
  });

  it('RG-04 may rule anew on the day that a rule ends', () => {
    const rules = `${rule('key: minAge, value: 18, until: 2026-02-01')}  - { key: minAge, value: 21, from: 2026-02-01, source: x }\n`;
    expect(parseData({ file: 'x', text: HEAD + rules, schema: PolicyPack }).rules).toHaveLength(2);
  });

  it("RG-04 says how many of the world's units one of another currency is, and only of another", () => {
    const read = (head: string) => () =>
      parseData({ file: 'x', text: head + rule('key: minAge, value: 18'), schema: PolicyPack });
    expect(read(HEAD.replace('MXN', 'GBP'))).toThrow('worldUnits: has to be there for another currency only');
    expect(read(HEAD.replace('rules', 'worldUnits: 2\nrules'))).toThrow('has to be there for another currency only');
  });
});
