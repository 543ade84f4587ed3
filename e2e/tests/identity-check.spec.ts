import type { Page } from '@playwright/test';
import { untilAnimationsEnd } from '../animations';
import { violationsOf } from '../axe';
import { expect, expectNoSidewaysScroll, test, untilListening } from '../fixtures';
import type { App } from '../page-models/app';
import { Console } from '../page-models/console';
import { fill } from '../words';

const DAY_MS = 86_400_000;
const CURP = 'LUAN900512MDFNNN08';

/** A photograph as the browser itself makes it. */
async function drawPhotograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#7a8f6a';
      context.fillRect(0, 0, 640, 400);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

const identity = ({ page, words: { 'identity-check': words } }: App) => ({
  words,
  slot: (part: keyof typeof words.hint) => page.getByRole('group', { name: words.item[part] }),
  file: (part: keyof typeof words.hint) =>
    page.getByLabel(fill(words.slot.fileOf, { name: words.item[part] }), { exact: true }),
  curp: page.getByRole('textbox', { name: words.item.curp }),
  issuedOn: page.getByLabel(words.field.issued.label),
  submit: page.getByRole('button', { name: words.form.submit }),
  status: (state: 'NONE' | 'PENDING' | 'APPROVED' | 'REJECTED') =>
    page.getByRole('region', { name: words.status[state].title }),
});

async function expectAccessible(page: Page): Promise<void> {
  await untilAnimationsEnd(page);
  const violations = await violationsOf(page, { part: 'main' });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test('MEM-18 what is asked is named before a deposit, and once the operator has taken it a withdrawal goes through', async ({
  page,
  app,
  world,
}) => {
  const { words, slot, file, curp, issuedOn, submit, status } = identity(app);
  const { cashier, account } = app.words;
  const [nadia] = await world.apply('identity-none');
  if (!nadia) throw new Error('the scenario names nobody');
  await app.signIn(nadia, '/member?page=depositv2');
  await expect(page.getByText(words.notice.title)).toBeVisible();
  await page.goto('/member?page=withdraw');
  await expect(page.getByText(words.gate.NONE.title)).toBeVisible();
  await page.getByRole('link', { name: words.gate.open }).click();

  const photograph = await drawPhotograph(page);
  await file('selfie').setInputFiles({ name: 'selfie.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(slot('selfie')).toContainText(app.words.uploads.fault.type);
  for (const part of ['ineFront', 'ineBack', 'address', 'selfie'] as const) {
    await file(part).setInputFiles({ name: `${part}.jpg`, mimeType: 'image/jpeg', buffer: photograph });
    await expect(slot(part)).toContainText(words.slot.sent);
  }
  await curp.fill('LUAN900512MDFNNN09');
  await submit.click();
  await expect(page.getByText(words.field.curp.curp)).toBeVisible();
  await curp.fill(CURP.toLowerCase());
  await issuedOn.fill(new Date(Date.parse(await world.now()) - 10 * DAY_MS).toISOString().slice(0, 10));
  await expectAccessible(page);
  await submit.click();
  await expect(status('PENDING')).toBeVisible();

  await untilListening(page, world);
  const desk = await page.context().newPage();
  const qa = new Console(desk, world.url, world.world);
  await qa.open('identity');
  await expect(qa.button('Selfie de nadia')).toBeVisible();
  await qa.button('Aprobar a nadia').click();
  await expect(desk.getByText(/Nadie espera/)).toBeVisible();
  await desk.close();
  await expect(status('APPROVED')).toBeVisible();
  await page.goto('/member?page=withdraw');
  await page.getByRole('textbox', { name: cashier.amount.label }).fill('300');
  await page.getByRole('textbox', { name: account.paymentPassword.label }).fill('246810');
  await page.getByRole('button', { name: cashier.withdraw.submit, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /300/ }).click();
  await expect(page.getByText(cashier.withdraw.successTitle)).toBeVisible();
});

test('MEM-18 what was not taken is sent again on a narrow phone, and nothing else', async ({
  page,
  english,
  world,
}) => {
  const { words, slot, file, submit, status } = identity(english);
  await page.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')");
  await page.setViewportSize({ width: 320, height: 640 });
  const [petra] = await world.apply('identity-pending');
  if (!petra) throw new Error('the scenario names nobody');
  await english.signIn(petra, '/member?page=identity');
  await expect(status('PENDING')).toBeVisible();
  await untilListening(page, world);
  const [waiting] = await world.run('listIdentityChecks', {});
  const memberId = waiting?.memberId ?? '';
  await world.run('rejectIdentity', { memberId, reasons: { address: 'tooOld' }, note: 'De este año, por favor.' });
  await expect(status('REJECTED')).toContainText('De este año, por favor.');
  await expect(slot('address')).toContainText(words.fault.tooOld);
  await expect(slot('selfie')).toContainText(words.slot.sent);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const picture = { name: 'recibo.jpg', mimeType: 'image/jpeg', buffer: await drawPhotograph(page) };
  await file('address').setInputFiles(picture);
  await expect(slot('address')).toContainText(words.slot.sent);
  await submit.click();
  await expect(status('PENDING')).toBeVisible();
  const [again] = await world.run('listIdentityChecks', {});
  expect(again?.history.map(({ event }) => event)).toEqual(['SUBMITTED', 'REJECTED', 'SUBMITTED']);
});
