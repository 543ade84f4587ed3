import { describe, expect, it } from 'vitest';
import { codeOf } from './code-view.mjs';
import { inspect } from './inspect.mjs';
import { RULES } from './rules.mjs';

const host = ['registry', 'packages', 'org'].join('.');

/** For every rule a file that breaks it, and the same need met as the rule asks. */
const CASES = {
  'clock-only-in-clock': [
    ['apps/mock-platform/src/features/play/bet.ts', 'export const at = () => Date.now();'],
    [
      'apps/mock-platform/src/features/play/bet.ts',
      'export const at = (ms: number) => new Date(ms); // not Date.now()',
    ],
  ],
  'chance-only-in-random': [
    ['apps/mock-platform/src/games/slot/engine.ts', 'export const spin = () => Math.random();'],
    ['apps/mock-platform/src/kernel/random.ts', 'export const spin = () => Math.random();'],
  ],
  'secrets-only-where-tokens-are-made': [
    ['apps/mock-platform/src/features/play/bet.ts', 'export const id = () => randomUUID();'],
    ['apps/mock-platform/src/features/session/token.ts', 'export const id = () => randomUUID();'],
  ],
  'environment-only-in-env': [
    ['apps/gateway/src/server.ts', 'export const port = process.env.GATEWAY_PORT;'],
    ['apps/gateway/src/env.ts', 'export const port = process.env.GATEWAY_PORT;'],
  ],
  'no-catch-all-folders': [
    ['apps/web/src/utils/money.ts', 'export const a = 1;'],
    ['apps/web/src/features/wallet/format-amount.ts', 'export const a = 1;'],
  ],
  'no-second-versions': [
    ['apps/web/src/features/home/home-screen-v2.tsx', 'export const a = 1;'],
    ['apps/web/src/features/home/home-screen.tsx', 'export const a = 1;'],
  ],
  'no-barrels-in-apps': [
    ['apps/web/src/features/home/index.ts', 'export { a } from "./a";'],
    ['apps/mock-platform/src/features/wallet/index.ts', 'export { a } from "./a";'],
  ],
  'no-star-exports-in-apps': [
    ['apps/web/src/paths.ts', 'export * from "./a";'],
    ['apps/web/src/paths.ts', 'export { a } from "./a";'],
  ],
  'types-are-kept': [
    ['apps/web/src/paths.ts', 'export const a = JSON.parse("1") as any;'],
    ['apps/web/src/paths.ts', '// As unknown as any other.\nexport const company = { many: 1 } as const;'],
  ],
  'casts-name-their-guarantee': [
    ['apps/web/src/paths.ts', 'const b = 1;\nexport const a = b as unknown as string;'],
    ['apps/web/src/paths.ts', '// The schema above made it a string.\nexport const a = b as unknown as string;'],
  ],
  'lint-stays-on': [
    ['apps/web/src/paths.ts', '// biome-ignore lint/style/useConst: no\nlet a = 1;'],
    ['apps/web/src/paths.ts', '// biome-ignore lint/style/useConst: the frame assigns it while it loads\nlet a = 1;'],
  ],
  'only-platform-folder-fetches': [
    ['apps/gateway/src/features/play/play.router.ts', 'export const a = () => fetch(url);'],
    ['apps/gateway/src/platform/send.ts', 'export const a = () => fetch(url);'],
  ],
  'only-platform-folder-opens-connections': [
    ['apps/gateway/src/features/play/play.router.ts', "import { request } from 'node:http';"],
    ['apps/gateway/src/http/headers.ts', "import { ServerResponse } from 'node:http';"],
  ],
  'only-ledger-writes-its-tables': [
    [
      'apps/mock-platform/src/features/play/play.repository.ts',
      'sqlite.prepare("UPDATE ledger_balances SET amount = 0");',
    ],
    ['apps/mock-platform/src/ledger/post.ts', 'sqlite.prepare("UPDATE ledger_balances SET amount = 0");'],
  ],
  'nothing-from-outside': [
    ['apps/web/src/logo.ts', 'export const logo = "https://cdn.pictures.net/logo.svg";'],
    [
      'apps/web/src/logo.ts',
      '// By https://pictures.net\nexport const logo = "https://static.tonalli.example/logo.svg";',
    ],
  ],
  'no-registry-hosts': [
    ['docs/operations.md', `Packages come from ${host}.`],
    ['docs/operations.md', 'Packages come from the registry that npm is configured for.'],
  ],
  'tests-run': [
    ['packages/ui/src/button/button.test.tsx', 'it.skip("presses", () => {});'],
    ['packages/ui/src/button/button.test.tsx', 'it("presses it.only once", () => {});'],
  ],
  'modules-are-shared': [
    ['apps/web/src/app/router.test.tsx', "vi.mock('./router');"],
    ['apps/web/src/app/router.test.tsx', "vi.spyOn(router, 'navigate');"],
  ],
  'percent-beside-its-figure': [
    ['packages/i18n/src/locales/es/cashier.json', '{ "games": "Cuentan {{percent}}\u00a0% para tu bono" }'],
    ['packages/i18n/src/locales/es/cashier.json', '{ "games": "Cuentan {{percent}}% para tu bono" }'],
  ],
  'nothing-left-for-later': [
    ['apps/web/src/paths.ts', `// ${'TO'}${'DO'} later`],
    ['apps/web/src/paths.ts', '// Later pages follow.'],
  ],
};

describe('source rules', () => {
  it('has a case for each rule, and no rule without one', () => {
    expect(Object.keys(CASES).sort()).toEqual(RULES.map(({ name }) => name).sort());
  });

  it.each(Object.entries(CASES))('%s refuses the broken file and lets the sound one pass', (name, [broken, sound]) => {
    expect(inspect(...broken).map(({ rule }) => rule)).toEqual([name]);
    expect(inspect(...sound)).toEqual([]);
  });

  it('names the line', () => {
    const [finding] = inspect(
      'apps/gateway/src/server.ts',
      'const a = 1;\n/* process.env.X */\nconst b = process.env.X;\n',
    );
    expect(finding?.line).toBe(3);
  });

  it('allows timers in the page of a game, which runs in a browser', () => {
    expect(inspect('apps/mock-platform/src/games/slot/page/reels.ts', 'setTimeout(draw, 10); Date.now();')).toEqual([]);
    expect(inspect('apps/mock-platform/src/games/page/dom.ts', 'setTimeout(draw, 10);')).toEqual([]);
  });

  it.each([
    [250, []],
    [251, ['warning']],
    [401, ['error']],
  ])('judges a file of %i lines', (lines, severities) => {
    const found = inspect('apps/web/src/a.ts', 'const a = 1;\n'.repeat(lines));
    expect(found.map(({ severity }) => severity)).toEqual(severities);
  });
});

describe('codeOf', () => {
  it('blanks comments and strings, and keeps code inside templates', () => {
    const source = `a("Date.now()"); // Date.now()\nb(\`x \${Date.now({ y: \`z\` })} Date.now()\`);`;
    const code = codeOf(source);
    expect(code).toHaveLength(source.length);
    expect(code.match(/Date\.now/g)).toHaveLength(1);
    expect(code.indexOf('Date.now')).toBe(source.indexOf('{Date.now') + 1);
  });
});
