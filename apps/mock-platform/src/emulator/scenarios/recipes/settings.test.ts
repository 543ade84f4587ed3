import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Settings } from './settings';

const SOURCES = join(import.meta.dirname, '../../..');
/** What the platform notes down itself, and modules, which are switched by steps of their own. */
const NO_FILES_AFFAIR = ['clock', 'dataEndAt', 'modulesOff', 'scenarios'];

it('QA-13 a file can set whatever the operator can', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(settings?|unlinked-identities|scenarios|data-end)\.ts$/.test(name),
  );
  const names = files.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    const found = text.matchAll(/(?:defineSetting(?:<\w+>)?\(\s*|Setting<[^=]*> = \{\s*name: )'(\w+)'/g);
    return [...found].map(([, name = '']) => name);
  });
  expect(names.length).toBeGreaterThan(25);
  expect([...Object.keys(Settings.shape), ...NO_FILES_AFFAIR].sort()).toEqual(names.sort());
});
