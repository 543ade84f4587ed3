import type { Page } from '@playwright/test';
import { violationsOf } from '../axe';
import { expect, expectNoSidewaysScroll, test, untilListening } from '../fixtures';
import { fill } from '../words';

async function expectAccessible(page: Page, part = 'main'): Promise<void> {
  const violations = await violationsOf(page, { part });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** A picture as the browser itself makes it. */
async function drawPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 200;
    canvas.getContext('2d')?.fillRect(20, 20, 120, 60);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('HELP-01 a topic is found by its words with the keyboard, has an address, and opens over other pages', async ({
  page,
  app,
}) => {
  const { help, shell } = app.words;
  await page.goto('/help');
  await page.getByRole('searchbox', { name: help.search }).fill('rollover');
  await expect(page.getByText(fill(help.found_one, { count: '1' }))).toBeVisible();
  await page.keyboard.press('Tab');
  await page
    .getByRole('link', { name: /Retirar/ })
    .last()
    .press('Enter');
  await expect(page).toHaveURL('/help#withdrawals');
  await expect(page.getByRole('heading', { level: 2, name: 'Retirar' })).toBeFocused();
  await expectAccessible(page);
  await page.goto('/promotions');
  await page.getByRole('button', { name: shell.menu.help, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: help.title });
  await dialog.getByRole('button', { name: /Depositar/ }).click();
  await expect(dialog.getByText(/Transferencia SPEI/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('HELP-02 every document stands in English on a narrow phone, with its sections behind addresses', async ({
  page,
  english,
}) => {
  await page.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')");
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, title] of [
    ['/terms#complaints', 'Terms and conditions'],
    ['/privacy', 'Privacy notice'],
    ['/responsible-gaming', 'Responsible gaming'],
    ['/about', 'About Tonalli'],
    ['/payments', 'Payment methods'],
    ['/faq', 'Frequently asked questions'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'How old do I have to be?' }).press('Enter');
  await expect(page.getByRole('region', { name: 'How old do I have to be?' })).toContainText('18 years');
  await expectAccessible(page);
  await page.goto('/terms#complaints');
  await expect(page.locator('#complaints')).toBeInViewport();
  expect(english.words.help.document.toc).toBe('On this page');
});

test('MEM-15 a member writes with a picture, and the reply of the operator comes at once', async ({
  page,
  app,
  member,
  world,
}) => {
  const { help, uploads } = app.words;
  await app.signIn(member);
  await page.goto('/feedback');
  await expect(page).toHaveURL('/member?page=feedback');
  await page.getByRole('textbox', { name: help.feedback.content }).fill('El menú tapa el juego. 🙏');
  const add = page.getByLabel(uploads.add);
  await add.setInputFiles([
    { name: 'captura.png', mimeType: 'image/png', buffer: await drawPicture(page) },
    { name: 'virus.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  await expect(page.getByText(uploads.fault.type)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: fill(uploads.remove, { name: 'virus.png' }) }).click();
  await page.getByRole('button', { name: help.feedback.send }).click();
  await expect(page.getByText(help.feedback.sentHint)).toBeVisible();
  const entry = page.getByRole('article', { name: /F\d{8}/ });
  await expect(entry.getByRole('button', { name: /Imagen 1/ })).toBeVisible();

  await untilListening(page, world);
  const [written] = await world.run('listAllFeedback', {});
  await world.run('replyToFeedback', { id: written?.feedbackId ?? '', text: 'Ya lo corregimos.' });
  await expect(entry.getByText('Ya lo corregimos.')).toBeVisible();
});

test('MEM-04 a payout that never came is shown with a picture, and comes back with its fee', async ({
  page,
  app,
  world,
}) => {
  const { cashier, uploads } = app.words;
  await world.apply('withdrawal-paid');
  await app.signIn({ username: 'rita', password: 'Clave1234' });
  await page.goto('/member?page=withdraw');
  await page
    .getByRole('button', { name: new RegExp(fill(cashier.receipt.buttonOf, { id: '.*' }).replace('?', '')) })
    .click();
  const dialog = page.getByRole('dialog', { name: cashier.receipt.title });
  await dialog.getByRole('radio', { name: new RegExp(cashier.receipt.none) }).check();
  await dialog.getByRole('button', { name: cashier.receipt.save }).click();
  await expect(dialog.getByText(cashier.receipt.proofMissing)).toBeVisible();
  await dialog
    .getByLabel(uploads.add)
    .setInputFiles({ name: 'banco.png', mimeType: 'image/png', buffer: await drawPicture(page) });
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: cashier.receipt.save }).click();
  const row = page.getByRole('table', { name: cashier.history.withdrawals }).getByRole('row', { name: /W\d{8}/ });
  await expect(row).toContainText(cashier.withdrawalStatus.NOT_RECEIVED);

  const [order] = (await world.run('listOrders', {})).withdrawals.filter(({ status }) => status === 'NOT_RECEIVED');
  await untilListening(page, world);
  await world.run('settleOrder', { id: order?.withdrawalId ?? '', action: 'approve' });
  await expect(row).toContainText(cashier.withdrawalStatus.REFUNDED);
  await app.shell.expectBalance('$650.00');
});
