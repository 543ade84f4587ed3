import { describe, expect, it } from 'vitest';
import { compared } from './browser-version.mjs';
import { unitParts } from './parts.mjs';
import { printSummary } from './summary.mjs';

const test = (title, seconds) => ({ title, seconds });
const web = { name: 'web', seconds: 12.34, tests: [test('quick', 0.1), test('slow', 3)], passed: 2, failures: [] };

function closed(...verdicts) {
  let text = '';
  const code = printSummary(verdicts, (more) => {
    text += more;
  });
  return { code, lines: text.trimEnd().split('\n') };
}

describe('the end of a run', () => {
  it('DEV-02 shows the time of each part and the dearest tests, and closes with the counts alone', () => {
    const { code, lines } = closed(web, { ...web, name: 'ui', kept: true });
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('4 passed, 0 failed');
    expect(lines.map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual(
      expect.arrayContaining(['web 2 12.3 s', 'ui 2 kept', '3.0 s web: slow']),
    );
  });

  it('DEV-02 names what failed and why, and what was flaky, above the closing line', () => {
    const failures = [{ title: 'web: pays', why: 'no money', rerun: null }];
    const { code, lines } = closed({ ...web, failures, flaky: [{ title: 'web: late', why: 'too late' }] });
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('2 passed, 1 failed');
    expect(lines.map((line) => line.trim())).toEqual(
      expect.arrayContaining(['✗ web: pays', 'no money', '~ web: late', 'too late']),
    );
  });

  it('DEV-02 fails where nothing ran', () => {
    expect(closed().code).toBe(1);
  });

  it('DEV-02 says where the browser is another than that of the last green run', () => {
    expect(compared('Chromium 156.0.1 built on Debian', 'Chromium 156.0.1')).toContain('as in the last green run');
    expect(compared('Chromium 157.0.2', 'Chromium 156.0.1')).toMatch(/157\.0\.2; the last green run had .*156\.0\.1/);
  });

  it('DEV-02 asks every workspace for tests, also one that has none', () => {
    const names = unitParts().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['scripts', 'packages/contracts', 'apps/web', 'bench']));
    expect(names).toHaveLength(new Set(names).size);
  });
});
