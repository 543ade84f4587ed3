import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataFolder } from '../../kernel/data/data-files';
import { hashOf, seededFrom } from './code-key';

const folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
beforeAll(() => {
  mkdirSync(join(folder, 'scenarios/play'), { recursive: true });
  writeFileSync(join(folder, 'terms.es.md'), 'Uno');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['terms.es.md', true],
  ['banners.yaml', true],
  ['seed.ts', true],
  ['seed.test.ts', false],
  ['scenarios/play/rich.yaml', false],
])('QA-02 the key of a template hears of %s: %s', (file, isHeard) => {
  const before = hashOf([folder]);
  writeFileSync(join(folder, file), 'Dos');
  expect(hashOf([folder]) !== before).toBe(isHeard);
});

it('QA-02 the key of a template hears of the texts and default data in files', () => {
  expect(seededFrom()).toContain(dataFolder());
});
