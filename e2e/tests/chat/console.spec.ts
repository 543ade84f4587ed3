import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures';
import { Console } from '../../page-models/console';
import { fill } from '../../words';

// A stream that ends with its world is no trouble: the console follows the next one.
const LIVE = /\/qa\/api\/journal\/live/;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('GAME-10 QA-10 one conversation goes on from the script to a tester in the console, who sees it read, blocked and reported', async ({
    page,
    app,
    member,
    world,
    clock,
    guard,
  }) => {
    guard.allowRequest(LIVE);
    const { chat } = app.words;
    await clock.freeze();
    await app.signIn(member);
    await page.goto('/chat');
    await page.getByRole('button', { name: fill(chat.open, { name: 'Renata' }) }).click();
    const room = page.frameLocator('iframe');
    const said = room.getByRole('log').locator('.bubble');
    const write = async (text: string) => {
      await room.getByRole('textbox').fill(text);
      await room.getByRole('button', { name: 'Enviar' }).click();
      await expect(said.last()).toContainText(text);
    };

    // The script answers first.
    await expect(said).toHaveCount(1);
    await write('hola');
    for (const by of ['2s', '3s'] as const) await clock.advance(by);
    await expect(said).toHaveCount(3);

    const desk = new Console(await page.context().newPage(), world.url, world.world);
    await desk.page.setViewportSize({ width: 1440, height: 900 });
    await desk.open('chat');
    const script = desk.page.getByRole('switch', { name: 'Responden solas, por el guion' });
    await script.click();
    await expect(script).not.toBeChecked();
    await desk.button(new RegExp(`${member.username} con Renata`)).click();
    const seen = desk.page.getByRole('listitem');
    await expect(seen.filter({ hasText: /^hola/ })).toContainText('leído');
    await write('¿Sigues siendo el guion?');
    await expect(seen.filter({ hasText: /^¿Sigues siendo el guion/ })).toBeVisible();
    await desk.button('Leer y escribir…').click();
    await expect(room.getByText('Renata está escribiendo…')).toBeVisible();
    await expect(said.last()).toContainText('Leído');
    await desk.page.getByRole('textbox', { name: 'Mensaje' }).fill('No, soy yo <b>en persona</b>');
    await desk.page.keyboard.press('Enter');
    await expect(said.last()).toContainText('No, soy yo <b>en persona</b>');
    await expect(room.getByText('Renata está escribiendo…')).toBeHidden();
    await expectAccessible(desk.page);
    await desk.page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(desk.page);

    // Who is reported and blocked cannot write any more, from the console neither.
    await room.getByRole('button', { name: 'Reportar' }).click();
    const dialog = room.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('harassment');
    await dialog.getByRole('button', { name: 'Enviar reporte' }).click();
    await expect(dialog).toContainText('Recibimos tu reporte');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await room.getByRole('button', { name: 'Bloquear' }).click();
    await dialog.getByRole('button', { name: 'Bloquear' }).click();
    await expect(desk.page.getByText('El usuario bloqueó esta conversación')).toBeVisible();
    await expect(desk.page.getByText('Acoso', { exact: true })).toBeVisible();
    guard.allowRequest(/chat.*answered 4\d\d/);
    guard.allowConsole(/status of 4\d\d/);
    await desk.page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Hola?');
    await desk.button('Enviar como la modelo').click();
    await expect(desk.page.getByRole('contentinfo')).toContainText('sayAsModel: Este chat está bloqueado');
    await expect(desk.page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('¿Hola?');
    await expect(said).toHaveCount(5);
    await page.goto('about:blank');
  });
});
