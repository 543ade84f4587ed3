import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** The middle of a control as it is drawn, without what surrounds it. */
async function middleOf(page: Page, control: Locator): Promise<string> {
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x + width / 2 - 4, y: y + height / 2 - 4, width: 8, height: 8 };
  return (await page.screenshot({ clip })).toString('base64');
}

test.use({ forcedColors: 'active' });

for (const scheme of ['dark', 'light'] as const) {
  test(`SYS-15 in ${scheme} colours of the reader's own, what is chosen and ticked can be seen`, async ({
    page,
    app,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, forcedColors: 'active' });
    await page.goto('/responsible-gaming');
    const radio = page.getByRole('radio').first();
    await radio.scrollIntoViewIfNeeded();
    const [open, label] = [await middleOf(page, radio), radio.locator('xpath=ancestor::label')];
    await label.click();
    await page.mouse.move(0, 0);
    expect(await middleOf(page, radio)).not.toBe(open);

    await page.goto('/register');
    const box = page.getByRole('dialog', { name: app.words.registration.title }).getByRole('checkbox').first();
    await box.scrollIntoViewIfNeeded();
    const unticked = await middleOf(page, box);
    await box.check();
    await page.mouse.move(0, 0);
    expect(await middleOf(page, box)).not.toBe(unticked);
  });
}
