import { readFileSync } from 'node:fs';
import { formatAmount } from '@tonalli/i18n/format';
import { expect, it } from 'vitest';
import { examplesOf } from './sports-examples';

it.each(['es', 'en'] as const)('SYS-19 GAME-14 works out an example of each market of sports in %s', async (lang) => {
  const file = new URL(`../../../data/help/games/sports.${lang}.html`, import.meta.url);
  const byHand = readFileSync(file, 'utf8').split('<h3>')[0] ?? '';
  const examples = examplesOf(lang, (amountMinor) => formatAmount(amountMinor, lang));
  expect(examples).not.toMatch(/\{\w+\}|undefined|NaN/);
  // Over 2.75 with three goals: half of it won, half came back.
  expect(examples).toContain(lang === 'es' ? 'Media ganada' : 'Half won');
  // Written anew by `npx vitest run src/games/help/sports-examples.test.ts -u`.
  await expect(`${byHand.trimEnd()}\n${examples}\n`).toMatchFileSnapshot(file.pathname);
});
