import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FEATURE_PARTS, FEATURES, type Feature, type FeaturePart } from '@tonalli/contracts/features';
import { describe, expect, it } from 'vitest';
import { PARTS_ELSEWHERE, partElsewhere } from './parts-elsewhere';

const REPOSITORY = new URL('../../../', import.meta.url);
const exists = (path: string) => existsSync(new URL(path, REPOSITORY));
const namesIn = (path: string) => (exists(path) ? readdirSync(new URL(path, REPOSITORY)) : []);

/** What has to be there for each part of a feature; each path names what to create. */
const PATHS: Record<FeaturePart, (feature: Feature) => string[]> = {
  web: (feature) => [`apps/web/src/features/${feature}/README.md`],
  gateway: (feature) => [`apps/gateway/src/features/${feature}/${feature}.router.ts`],
  'mock-platform': (feature) =>
    ['feature.ts', `${feature}.routes.ts`].map((file) => `apps/mock-platform/src/features/${feature}/${file}`),
  wire: (feature) => [`packages/contracts/src/${feature}/wire.ts`],
  api: (feature) => [`packages/contracts/src/${feature}/api.ts`],
  locales: (feature) => ['es', 'en'].map((language) => `packages/i18n/src/locales/${language}/${feature}.json`),
  e2e: (feature) => [`e2e/tests/${feature}.spec.ts`],
};

const LOCALES_BESIDE = [
  'common.json',
  'errors.json',
  'first.ts',
  'games.json',
  'home.json',
  'install.json',
  'shell.json',
  'site.json',
  'transfer.json',
  'uploads.json',
];

/** Texts of families of lotteries, each loaded where it is bet on. */
const LOTTERY_LOCALES = [
  'digits',
  'eleven-five',
  'fast-three',
  'four-d',
  'keno',
  'racing',
  'six-mark',
  'thai',
  'vietnam',
].map((family) => `lottery-${family}.json`);
const LOCALES = [...LOCALES_BESIDE, ...LOTTERY_LOCALES];

/** What lies beside the features in a tree that is otherwise theirs. */
const BESIDE: Record<string, readonly string[]> = {
  'packages/contracts/src/': ['games', 'sealing'],
  'packages/i18n/src/locales/es/': LOCALES,
  'packages/i18n/src/locales/en/': LOCALES,
};

const FEATURE_NAMES: ReadonlySet<string> = new Set(FEATURES);
const cells = FEATURES.flatMap((feature) => FEATURE_PARTS.map((part) => ({ feature, part })));

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function routerKeys(): string[] {
  const root = readFileSync(new URL('apps/gateway/src/root.ts', REPOSITORY), 'utf8');
  return [...root.matchAll(/^ {2}(\w+): \w+Router,$/gm)].map(([, key = '']) => key);
}

describe('feature map', () => {
  it.each(cells)('DEV-01 $feature has its $part, or says why not', ({ feature, part }) => {
    const missing = PATHS[part](feature).filter((path) => !exists(path));
    if (partElsewhere(feature, part) === null)
      expect(missing, `create these, or declare ${part} in parts-elsewhere.ts`).toEqual([]);
    else expect(missing, `${part} is there: remove it from parts-elsewhere.ts`).not.toEqual([]);
  });

  it.each(FEATURES)('DEV-01 %s is a router key when its gateway part is built', (feature) => {
    expect(routerKeys().includes(camelCase(feature))).toBe(partElsewhere(feature, 'gateway') === null);
  });

  it.each([
    'apps/web/src/features/',
    'apps/gateway/src/features/',
    'apps/mock-platform/src/features/',
    'packages/contracts/src/',
    'packages/i18n/src/locales/es/',
    'packages/i18n/src/locales/en/',
    'e2e/tests/',
  ])('DEV-01 %s holds nothing outside the list of features', (folder) => {
    const named = namesIn(folder).filter((name) => folder !== 'packages/contracts/src/' || !name.endsWith('.ts'));
    const strangers = named.filter((name) => {
      const feature = name.replace(/\.(json|spec\.ts)$/, '');
      return !FEATURE_NAMES.has(feature) && !BESIDE[folder]?.includes(name);
    });
    expect(strangers, 'add the feature to contracts/features.ts, or move the file').toEqual([]);
  });

  it('DEV-01 has no router key but features and the live channel', () => {
    const known = new Set([...FEATURES.map(camelCase), 'live']);
    expect(routerKeys().length).toBeGreaterThan(0);
    expect(routerKeys().filter((key) => !known.has(key))).toEqual([]);
  });

  it('DEV-01 says of each part that stands elsewhere where that is, by files that are there', () => {
    const reasons = Object.values(PARTS_ELSEWHERE).flatMap((parts) => Object.values(parts));
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
    const named = reasons.flatMap((reason) => [...reason.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });
});
