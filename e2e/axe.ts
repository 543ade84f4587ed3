import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, by the tags of axe's rules. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

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
  const looker = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (tags) looker.withTags(tags);
  if (part) looker.include(part);
  const { violations } = await looker.setLegacyMode(page.frames().length === 1).analyze();
  return violations;
}
