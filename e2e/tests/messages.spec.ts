import { expect, expectAccessible, expectNoSidewaysScroll, test, untilListening } from '../fixtures';
import type { App } from '../page-models/app';
import { fill } from '../words';

const inbox = ({ page, words: { messages } }: App) => ({
  open: () => page.goto('/member?page=messageV2'),
  rows: page.getByRole('list', { name: messages.list }).getByRole('listitem'),
  detail: page.getByRole('region', { name: messages.detail.label, exact: true }),
  // Over the list; the menus count too.
  unread: (count: number) =>
    page
      .getByRole('paragraph')
      .filter({ hasText: fill(messages[count === 1 ? 'unreadCount_one' : 'unreadCount_other'], { count }) }),
  choose: (title: string) => page.getByRole('checkbox', { name: fill(messages.select.one, { title }) }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
});

test('MEM-14 a message arrives while the inbox is open, is read, deleted and taken back', async ({
  page,
  app,
  member,
  world,
}) => {
  const { messages } = app.words;
  const box = inbox(app);
  await app.signIn(member);
  await box.open();
  await expect(page.getByText(messages.empty.title)).toBeVisible();
  await untilListening(page, world);
  await world.run('sendNotice', { memberId: member.id, title: 'Aviso uno', body: 'Primero.' });
  await world.run('sendNotice', { title: 'Aviso a todos', body: 'Segundo.\n\nTercero.' });
  await expect(box.rows).toHaveCount(2);
  await expect(box.unread(2)).toBeVisible();

  await box.rows.filter({ hasText: 'Aviso a todos' }).getByRole('button').press('Enter');
  await expect(box.detail).toContainText('Tercero.');
  await expect(page.getByRole('heading', { name: 'Aviso a todos' })).toBeFocused();
  await expect(box.unread(1)).toBeVisible();
  await page.reload();
  await expect(box.detail).toContainText('Tercero.');

  await box.choose('Aviso uno').check();
  await box.button(messages.actions.delete).first().click();
  // The offer goes by itself after a while, but not from under the focus.
  await box.button(messages.undo).focus();
  await expect(box.rows).toHaveCount(1);
  await expect(page.getByText(messages.allRead)).toBeVisible();
  await box.button(messages.undo).press('Enter');
  await expect(box.rows).toHaveCount(2);
  await expect(box.unread(1)).toBeVisible();
});

test('MEM-14 SYS-16 on a phone the message takes the place of the list, in English too', async ({
  page,
  english,
  member,
  world,
}) => {
  const { messages } = english.words;
  const box = inbox(english);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript("localStorage.setItem('lang', 'en'); localStorage.setItem('hisLang', 'en')");
  for (const title of ['First', 'Second']) {
    await world.run('sendNotice', { memberId: member.id, title: `${title} ${'very '.repeat(12)}long`, body: 'Text.' });
  }
  await english.signIn(member);
  await box.open();
  await expect(box.rows).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await box.rows.first().getByRole('button').click();
  await expect(box.detail).toContainText('Text.');
  await expect(box.rows).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await box.button(messages.actions.back).click();
  await expect(box.rows).toHaveCount(2);
  await box.button(messages.actions.readAll).click();
  await expect(page.getByText(messages.allRead)).toBeVisible();
  await expectAccessible(page);
});
