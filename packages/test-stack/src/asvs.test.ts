import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(REPOSITORY, 'docs/security/asvs.md'), 'utf8');

/** Last numbers of the requirements of levels 1 and 2 (ASVS 5.0.0), by section. */
const REQUIRED: Record<string, readonly number[]> = {
  '1.1': upTo(2),
  '1.2': upTo(9),
  '1.3': upTo(11),
  '1.4': upTo(3),
  '1.5': upTo(2),
  '2.1': upTo(3),
  '2.2': upTo(3),
  '2.3': upTo(4),
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': upTo(4),
  '3.4': upTo(6),
  '3.5': upTo(5),
  '3.7': [1, 2],
  '6.1': upTo(3),
  '6.2': upTo(12),
  '6.3': upTo(4),
  '6.4': upTo(4),
  '6.5': upTo(5),
  '6.6': upTo(3),
  '6.8': upTo(4),
  '7.1': upTo(3),
  '7.2': upTo(4),
  '7.3': [1, 2],
  '7.4': upTo(5),
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': upTo(3),
  '8.3': [1],
  '8.4': [1],
  '11.1': [1, 2],
  '11.2': upTo(3),
  '11.3': upTo(3),
  '11.4': upTo(4),
  '11.5': [1],
  '11.6': [1],
};
const STATES = ['proven', 'decided', 'deviation', 'not applicable', 'open'];

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

interface Row {
  number: string;
  state: string;
  by: string;
}

const ROW = /^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([a-z ]+) \| ([^|]+) \|$/gm;
const rows: Row[] = [...PAGE.matchAll(ROW)].map(([, number = '', state = '', by = '']) => ({ number, state, by }));
const files = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+\.(?:ts|tsx|mjs|md))`/g)].map(([, path = '']) => path);
const isTest = (path: string) => /\.(?:test|spec)\.(?:ts|tsx|mjs)$/.test(path);

/** What is wrong with a row, in words; null when it is in order. */
function fault({ state, by }: Row): string | null {
  const missing = files(by).filter((path) => !existsSync(join(REPOSITORY, path)));
  if (missing.length > 0) return `names ${missing.join(', ')}, which is not there`;
  if (!STATES.includes(state)) return `is ${state}`;
  const refers = by.startsWith('as ') && rows.some(({ number }) => by.startsWith(`as ${number}`));
  if (state === 'proven' && !refers && !files(by).some(isTest)) return 'names no test';
  const words = by.replaceAll(/`[^`]*`/g, '').match(/\p{L}+/gu) ?? [];
  return state !== 'proven' && !refers && words.length < 2 && files(by).length === 0 ? 'gives no reason' : null;
}

describe('docs/security/asvs.md', () => {
  it('S1 has every requirement of its chapters once, in their order', () => {
    const wanted = Object.entries(REQUIRED).flatMap(([section, last]) => last.map((each) => `${section}.${each}`));
    expect(rows.map(({ number }) => number)).toEqual(wanted);
  });

  it('S1 names a test that is there for what is proven, and a reason for everything else', () => {
    const faults = rows.flatMap((row) => fault(row)?.replace(/^/, `${row.number} `) ?? []);
    expect(faults).toEqual([]);
  });

  it('S1 lists in one place what is open', () => {
    const [, open = ''] = PAGE.split('\n## Open\n');
    for (const { number } of rows.filter(({ state }) => state === 'open')) expect(open).toContain(number);
  });

  it('S1 would show a row whose test is gone, that names none, or that gives no reason', () => {
    const row = (state: string, by: string): Row => ({ number: '1.1.1', state, by });
    expect(fault(row('proven', '`apps/gateway/src/gone.test.ts`'))).toContain('not there');
    expect(fault(row('proven', 'by being careful'))).toBe('names no test');
    expect(fault(row('deviation', 'so'))).toBe('gives no reason');
    expect(fault(row('fine', '`packages/test-stack/src/worlds.test.ts`'))).toBe('is fine');
  });
});
