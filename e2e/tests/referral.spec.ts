import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { enterWorld, expect, expectAccessible, expectNoSidewaysScroll, test, untilListening } from '../fixtures';
import type { App } from '../page-models/app';
import { fill } from '../words';

const referralPage = ({ page, words: { referral } }: App) => ({
  open: () => page.goto('/member?page=referral'),
  qr: page.getByRole('img', { name: referral.invite.qr }),
  link: page.getByLabel(referral.invite.link, { exact: true }),
  copyLink: page.getByRole('button', { name: referral.invite.copyLink }),
  tab: (name: 'invited' | 'earnings') => page.getByRole('tab', { name: referral.tabs[name] }),
  friends: page.getByRole('table', { name: referral.invited.caption }).getByRole('row'),
  days: page.getByRole('table', { name: referral.earnings.caption }).getByRole('row'),
});

/** The pixels of a picture, read in a page of no site. */
async function pixelsOf(page: Page, png: Buffer): Promise<{ data: number[]; width: number; height: number }> {
  const blank = await page.context().newPage();
  // As text: this package is typed for Node.
  const pixels = await blank.evaluate<{ data: number[]; width: number; height: number }>(`(async () => {
    const bytes = Uint8Array.from(atob(${JSON.stringify(png.toString('base64'))}), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
    return { data: [...data], width, height };
  })()`);
  await blank.close();
  return pixels;
}

test('MEM-12 REG-03 NAV-05 a friend registers by the link that the QR code holds, and is seen on the list', async ({
  page,
  app,
  member,
  world,
  browser,
  baseURL,
}) => {
  const { referral } = app.words;
  const screen = referralPage(app);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.signIn(member);
  await screen.open();
  await expect(page.getByText(referral.invited.empty)).toBeVisible();
  await expect(screen.link).toHaveValue(/^http:\/\/localhost:\d+\/register\?referralCode=\d{8}$/);
  const link = await screen.link.inputValue();
  await screen.copyLink.click();
  await expect(app.toast(referral.invite.linkCopied)).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(link);
  const { data, width, height } = await pixelsOf(page, await screen.qr.screenshot());
  expect(jsQR(Uint8ClampedArray.from(data), width, height)?.data).toBe(link);

  const elsewhere = await browser.newContext({ locale: 'es-MX' });
  await enterWorld(elsewhere, { world: world.world, baseURL: baseURL ?? '' });
  const friend = app.on(await elsewhere.newPage());
  await friend.page.goto(link);
  await friend.register.submit.waitFor();
  if (!(await friend.register.field('username').isVisible())) await friend.register.choose('username');
  await friend.register.fill({ username: 'Amiga2026', password: 'Clave2026', confirmPassword: 'Clave2026' });
  await friend.register.agreeAndSubmit();
  await friend.shell.accountButton.waitFor();
  await elsewhere.close();

  await page.reload();
  const row = screen.friends.filter({ hasText: 'Ami***' });
  await expect(row.getByText(referral.invited.notYet)).toHaveCount(2);
  await expect(page.getByText('Amiga2026')).toHaveCount(0);
  await screen.tab('earnings').press('Enter');
  await expect(page.getByText(referral.earnings.empty)).toBeVisible();
  await expect(page).toHaveURL(/tab=earnings/);
});

test('MEM-12 NAV-06 SYS-16 fits a narrow phone in English, and is gone while the promotion is off', async ({
  page,
  english,
  world,
}) => {
  const { referral, account, site } = english.words;
  const screen = referralPage(english);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')");
  await english.signIn({ username: 'demo', password: 'Demo1234' });
  await screen.open();
  await expect(page.getByText(fill(referral.lead, { rate: '0.5%' }))).toBeVisible();
  await expect(screen.friends.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await screen.tab('earnings').click();
  await expect(screen.days.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const link = page.getByRole('link', { name: account.page.referral });
  await expect(link).not.toHaveCount(0);
  await untilListening(page, world);
  await world.run('setOffers', { referral: false });
  await expect(link).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: site.notFound.title })).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect(screen.qr).toHaveCount(0);
});
