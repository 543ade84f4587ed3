import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

test('RG-04 a member agrees to advertising of one product on one channel, gets just that, and withdraws it', async ({
  page,
  app,
  member,
  world,
}) => {
  const { consents: words } = app.words;
  await world.run('setPolicy', { pack: 'GB-2026' });
  await app.signIn(member);
  await page.goto('/member?page=consents');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expect(page.getByText(words.optIn)).toBeVisible();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
  const inbox = page
    .getByRole('group', { name: words.product.casino })
    .getByRole('switch', { name: words.channel.inbox });
  await inbox.press('Space');
  await expect(page.getByRole('row').filter({ hasText: words.history.given })).toHaveCount(1);
  const offer = (product: 'casino' | 'sports') =>
    world.run('sendNotice', { title: `Oferta: ${product}`, body: product, purpose: 'marketing', product });
  await offer('casino');
  await offer('sports');
  await expectAccessible(page);
  await inbox.press('Space');
  await expect(page.getByRole('row').filter({ hasText: words.history.withdrawn })).toHaveCount(1);
  await expect(inbox).not.toBeChecked();
  await expectNoSidewaysScroll(page);
  await page.goto('/member?page=messageV2');
  await expect(page.getByText('Oferta: casino').first()).toBeVisible();
  await expect(page.getByText('Oferta: sports')).toHaveCount(0);
});
