import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, by the tags of axe's rules. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
/** Axe as it is published for pages: less than half of what the builder would send into each, and twice. */
const AXE = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');
/** In place of it, where it is already. */
const NOTHING = 'null';

interface Looked {
  /** A selector: what is looked at; the whole page where it is left out. */
  readonly part?: string;
  /** Rules with one of these tags; all rules where they are left out. */
  readonly tags?: string[];
}

/**
 * What axe finds wrong, as the page is now. What each frame says is put together on a blank page, which takes three times as long
 * as all the rest: a page without frames is judged in itself, by the same rules. Only what is wrong is written out.
 */
export async function violationsOf(page: Page, { part, tags }: Looked = {}) {
  const isWhole = page.frames().length === 1;
  if (isWhole && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const looker = new AxeBuilder({ page, axeSource: isWhole ? NOTHING : AXE }).options({
    resultTypes: ['violations'],
  });
  if (tags) looker.withTags(tags);
  if (part) looker.include(part);
  const { violations } = await looker.setLegacyMode(isWhole).analyze();
  return violations;
}
