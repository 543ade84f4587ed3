import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';
import type { App } from '../page-models/app';
import { fill } from '../words';

/** The window of one model's chat, whose page is of another origin. */
function chatWith({ page, words: { chat } }: App, name: string) {
  const frame = page.frameLocator('iframe');
  return {
    open: async () => {
      await page.getByRole('button', { name: fill(chat.open, { name }) }).click();
      await expect(frame.getByRole('heading', { name })).toBeVisible();
    },
    close: () => page.getByRole('button', { name: chat.window.close }).click(),
    frame,
    messages: frame.getByRole('log').locator('.bubble'),
    field: frame.getByRole('textbox'),
  };
}

test('GAME-10 a member and a tester who answers as the model talk, and find it all again after a reload', async ({
  page,
  app,
  member,
  world,
  guard,
}) => {
  const { chat } = app.words;
  await app.signIn(member);
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: chat.title })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await world.run('setChatScript', { isScripted: false });
  const room = chatWith(app, 'Renata');
  await room.open();

  await room.field.fill('¿Qué tal el mercado?');
  await page.keyboard.press('Enter');
  await expect(room.messages).toContainText(['¿Qué tal el mercado?']);
  await expect(room.messages.last()).toContainText('Enviado');
  const of = { memberId: member.id, modelId: 'renata' };
  await world.run('typeAsModel', of);
  await expect(room.frame.getByText('Renata está escribiendo…')).toBeVisible();
  await expect(room.messages.last()).toContainText('Leído');
  await world.run('sayAsModel', { ...of, text: 'Lleno de flores' });
  await expect(room.messages.last()).toContainText('Lleno de flores');
  await expectAccessible(page);

  guard.allowRequest(/chat\/send answered 422/);
  guard.allowConsole(/422/);
  await room.field.fill('<img src=x onerror=alert(1)>');
  await page.keyboard.press('Enter');
  await expect(room.frame.getByRole('alert')).toContainText('No se envió');
  await expect(room.field).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(room.messages).toHaveCount(2);

  await world.run('setModelStatus', { modelId: 'renata', status: 'offline' });
  await expect(room.frame.getByText('Fuera de línea')).toBeVisible();
  await page.reload();
  await expect(room.messages).toHaveCount(2);
  await expect(room.messages.last()).toContainText('Lleno de flores');
  await room.close();
  await world.run('sayAsModel', { ...of, text: '¿Sigues ahí?' });
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Renata' })).toContainText(
    fill(chat.unread_one, { count: 1 }),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('GAME-10 the script answers in English; the model is reported and blocked', async ({
    page,
    english,
    member,
    clock,
  }) => {
    await page.addInitScript("localStorage.setItem('lang', 'en')");
    await english.signIn(member);
    await page.goto('/chat');
    await expectNoSidewaysScroll(page);
    const room = chatWith(english, 'Darius');
    await room.open();
    await expect(room.messages).toContainText(['Hi! Nice of you to drop by.']);
    await clock.freeze();
    await room.field.fill('hello');
    await room.frame.getByRole('button', { name: 'Send' }).click();
    await expect(room.messages).toHaveCount(2);
    await clock.advance('2s');
    await expect(room.frame.getByText('Darius is typing…')).toBeVisible();
    await clock.advance('3s');
    await expect(room.messages.last()).toContainText('Hello! How is your day going?');

    await room.frame.getByRole('button', { name: 'Report' }).click();
    const dialog = room.frame.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('other');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog).toContainText('We have your report');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await room.frame.getByRole('button', { name: 'Block' }).click();
    await dialog.getByRole('button', { name: 'Block' }).click();
    await expect(room.frame.getByText('You blocked Darius.')).toBeVisible();
    await expect(room.field).toBeHidden();
    await room.frame.getByRole('button', { name: 'Unblock' }).click();
    await expect(room.field).toBeVisible();
  });
});
