import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilAnswered } from '../fixtures';
import type { App } from '../page-models/app';
import { fill } from '../words';

const PHONE = { width: 390, height: 844 };

const limits = ({ page, words: { limits: words } }: App) => ({
  words,
  card: (kind: keyof typeof words.kind) => page.getByRole('region', { name: words.kind[kind].title }),
});

async function expectWhole(page: Page): Promise<void> {
  await untilAnswered(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test('RG-01 MEM-16 a member lowers a limit at once, asks for more, and raises it a day later by their own word', async ({
  page,
  app,
  member,
  world,
}) => {
  const { words, card } = limits(app);
  await page.setViewportSize(PHONE);
  await app.signIn(member);
  await page.goto('/member?page=protection');
  const deposit = card('deposit');
  await deposit.getByRole('button', { name: words.set }).click();
  await deposit.getByRole('textbox', { name: words.period.daily }).fill('500');
  await deposit.getByRole('button', { name: words.save }).click();
  await expect(deposit.getByRole('status')).toContainText('$500.00');
  await expect(deposit.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /\$0\.00.*\$500\.00/);

  await deposit.getByRole('button', { name: words.edit }).click();
  await deposit.getByRole('textbox', { name: words.period.daily }).fill('1,000');
  await deposit.getByRole('button', { name: words.save }).click();
  const raise = fill(words.change.raise, { period: words.period.daily, to: '$1,000.00', held: '$500.00' });
  await expect(deposit.getByText(raise)).toBeVisible();
  await expect(deposit.getByRole('button', { name: words.change.confirm })).toBeHidden();
  await expectWhole(page);

  // The session is over by then: no page of it may be open and ask.
  await page.goto('about:blank');
  await world.advance('24h');
  await app.signIn(member);
  await page.goto('/member?page=protection');
  await expect(deposit.getByText(raise)).toBeVisible();
  await deposit.getByRole('button', { name: words.change.confirm }).click();
  await expect(deposit.getByText(raise)).toBeHidden();
  await expect(deposit.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /\$1,000\.00/);
});

test('RG-01 the cashier asks for a limit before the first deposit, in English too', async ({ page, english, mint }) => {
  const { words } = limits(english);
  await page.addInitScript("localStorage.setItem('lang', 'en')");
  await english.signIn(await mint({ balanceMinor: 0 }));
  await page.goto('/member?page=depositv2');
  const prompt = page.getByRole('region', { name: words.first.title });
  await prompt.getByRole('button', { name: words.first.without }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.first.back }).click();
  await prompt.getByRole('textbox', { name: words.period.daily }).fill('500');
  await prompt.getByRole('button', { name: words.first.save }).click();
  await expect(page.getByRole('textbox', { name: english.words.cashier.amount.label })).toBeVisible();
});
