import { POLICY_IDS } from '@tonalli/contracts/policy/choices';
import { describe, expect, it } from 'vitest';
import { type Check, type Look, untried } from './check';
import { CHECKS } from './checks';
import { htmlReport } from './html-report';
import { nextRule, readPack, ruleOn } from './packs';
import { conforms, type Report, runList } from './run-list';
import { birthdayAt, noonOf } from './stage';
import { textReport } from './text-report';
import { inWords } from './words';

const NOWHERE = 'http://127.0.0.1:9';
const DAYS = ['2026-01-19'];

/** One key of Mexico's rules, of whose check this is the outcome. */
const report = (look: () => Promise<Look>): Promise<Report> => {
  const check: Check = { key: 'minAge', look };
  return runList({
    platformUrl: NOWHERE,
    pack: 'MX-TONALLI',
    days: DAYS,
    checks: new Map([['minAge', check]]),
    keys: ['minAge'],
  });
};
const outcome = async (look: () => Promise<Look>) => {
  const made = await report(look);
  const [result] = made.days[0]?.results ?? [];
  return [result?.result, result?.why, conforms(made)];
};

describe('the list', () => {
  it.each(POLICY_IDS)('RG-04 has a check of every key that %s rules on any day', (id) => {
    const { keys } = readPack(id);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !CHECKS.has(key))).toEqual([]);
  });

  it('RG-04 fails where a key has no check', async () => {
    const checks = new Map([...CHECKS].filter(([key]) => key !== 'creditCards'));
    const made = await runList({ platformUrl: NOWHERE, pack: 'GB-2026', days: DAYS, checks, keys: ['creditCards'] });
    expect(made.days[0]?.results).toMatchObject([{ result: 'does not hold', why: 'there is no check of this key' }]);
    expect(conforms(made)).toBe(false);
  });

  it('RG-04 holds only where all that was seen is as the rule wants it', async () => {
    const seen = (one: unknown) => async () => [
      { what: 'a', wanted: [1, 2], seen: [1, 2] },
      { what: 'b', wanted: 'OK', seen: one },
    ];
    expect(await outcome(seen('OK'))).toEqual(['holds', '', true]);
    expect(await outcome(seen('TOO_FAST'))).toEqual(['does not hold', '', false]);
    expect(await outcome(async () => [])).toEqual(['does not hold', 'the check saw nothing', false]);
    const broken = async () => Promise.reject(new Error('no answer'));
    expect(await outcome(broken)).toEqual(['does not hold', 'no answer', false]);
  });

  it('RG-04 lets pass with a reason what nothing can be tried of, and nothing that is missing', async () => {
    const { look: never } = untried('minAge', { notApplicable: 'nobody plays' });
    const { look: missing } = untried('minAge', { missing: 'nobody asks' });
    const open = () => Promise.reject(new Error('no world is needed'));
    expect(await outcome(() => never(open, 18))).toEqual(['not applicable', 'nobody plays', true]);
    expect(await outcome(() => missing(open, 18))).toEqual(['does not hold', 'nobody asks', false]);
    expect(await outcome(() => missing(open, undefined))).toEqual([
      ...['not applicable', 'no rule is in force on this day', true],
    ]);
  });
});

describe('the rules of a day', () => {
  const britain = readPack('GB-2026');

  it('RG-04 are those that have begun and are not over, with amounts of the world', () => {
    const cap = (day: string) => ruleOn(britain, 'maxStakeMinor.slot', day)?.worldValue;
    expect(cap('2025-04-08')).toBeUndefined();
    expect([cap('2025-04-09'), cap('2025-05-20')]).toEqual(Array(2).fill([{ fromAge: 18, maxMinor: 12_000 }]));
    expect(cap('2025-05-21')).toEqual([
      { fromAge: 18, maxMinor: 4_800 },
      { fromAge: 25, maxMinor: 12_000 },
    ]);
    expect(ruleOn(britain, 'fvcNetDepositMinor', '2025-02-28')).toMatchObject({ value: 15_000, worldValue: 360_000 });
    expect(nextRule(britain, 'maxStakeMinor.slot', '2025-04-09')?.from).toBe('2025-05-21');
    expect(nextRule(britain, 'maxStakeMinor.slot', '2025-05-21')).toBeUndefined();
  });

  it('RG-04 are tried at noon in Mexico City, with people a day before a birthday and on it', () => {
    expect(noonOf('2025-01-17')).toBe(Date.parse('2025-01-17T18:00:00Z'));
    expect(noonOf('2021-10-30')).toBe(Date.parse('2021-10-30T17:00:00Z'));
    expect(birthdayAt('2026-03-10', { years: 25 })).toBe('2001-03-10');
    expect(birthdayAt('2026-12-31', { years: 25, less: 1 })).toBe('2002-01-01');
  });
});

it('RG-04 the report says rule, value, since when, whose word, what is to confirm and what was seen, and escapes it', async () => {
  const made = await report(async () => [{ what: 'a <b> & "c"', wanted: 1, seen: 2 }]);
  const [result] = made.days[0]?.results ?? [];
  const rule = { ...{ key: 'minAge', value: [18, 21], worldValue: 18, from: '2025-01-17' }, source: 'LCCP <1>' };
  const days = [
    { day: '2026-01-19', results: result ? [{ ...result, rule: { ...rule, toConfirm: true as const } }] : [] },
  ];
  const text = textReport({ ...made, days });
  for (const words of ['minAge', '18, 21', '2025-01-17', 'LCCP <1> (to confirm)', 'does not hold'])
    expect(text).toContain(words);
  expect(text).toContain('a <b> & "c": 2 (the rule wants 1)');
  expect(text).toContain('0 hold, 1 do not, 0 are not applicable');
  const bands = [
    { fromAge: 18, maxMinor: 200 },
    { fromAge: 25, maxMinor: 500 },
  ];
  expect(inWords(bands)).toBe('fromAge 18, maxMinor 200; fromAge 25, maxMinor 500');
  expect([inWords([]), inWords(null), inWords(false)]).toEqual(['none', 'nothing', 'false']);
  const page = htmlReport({ ...made, days }, '2026-02-01T00:00:00.000Z');
  expect(page).toContain('a &lt;b&gt; &amp; &quot;c&quot;: 2 (the rule wants 1)');
  expect(page).toContain('<span class="mark">to confirm</span>');
  expect(page).toContain('@media print');
  expect(page).not.toMatch(/<(script|link|img)|https?:/);
});
