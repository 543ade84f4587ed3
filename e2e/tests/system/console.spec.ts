import { readFileSync } from 'node:fs';
import { Control } from '@tonalli/test-stack/control';
import { violationsOf, WCAG } from '../../axe';
import { expect, expectNoSidewaysScroll, test } from '../../fixtures';
import { App } from '../../page-models/app';
import { CONSOLE_PANELS, Console } from '../../page-models/console';

// A stream that ends with its world is no trouble: the console follows the next one.
const LIVE = /\/qa\/api\/journal\/live/;

test('QA-10 a tester makes a world, breaks it after the commit, reads what happened, goes back and takes it home', async ({
  page,
  app,
  world,
  guard,
}) => {
  guard.allowRequest(LIVE);
  guard.allowRequest(/cashier\.createDeposit answered 502/);
  const qa = new Console(page, world.url, world.world);
  await qa.open('worlds');
  qa.world = `${world.world}-console`;
  await page.getByRole('textbox', { name: 'Nombre del mundo nuevo' }).fill(qa.world);
  await qa.button('Crear un mundo').click();
  await expect(page).toHaveURL(new RegExp(qa.world));

  await qa.go('Escenarios');
  await page.getByRole('searchbox', { name: 'Buscar escenarios' }).fill('mucho dinero');
  await qa.button(/Alguien con mucho dinero/).click();
  await page.getByRole('searchbox', { name: 'Buscar escenarios' }).fill('registrarse');
  await qa.button(/Alguien que acaba de registrarse/).click();
  await qa.button(`Aplicar a ${qa.world}`).click();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Abrir como rico' }).click(),
  ]);
  const player = new App(tab, app.words);
  await expect(player.shell.balance).toBeVisible();

  await qa.go('Tiempo');
  await qa.button('1 minuto').click();
  await expect(qa.button('Regresar al punto 1')).toBeVisible();

  await qa.go('Fallas');
  await page.getByLabel('Llamada', { exact: true }).fill('createDeposit');
  await page.getByLabel('Qué pasa').selectOption({ label: 'Se pierde después de hacerse' });
  await page.getByLabel('A lo más, veces (opcional)').fill('1');
  await qa.button('Agregar').click();
  await expect(page.getByText('de 0 llamadas')).toBeVisible();

  const words = app.words.cashier;
  await tab.goto('/member?page=depositv2');
  await tab.getByRole('radio', { name: new RegExp(words.channel.CASH) }).check();
  await tab.getByRole('textbox', { name: words.amount.label }).fill('1250');
  const submit = tab.getByRole('button', { name: words.deposit.submit, exact: true });
  await Promise.all([tab.waitForResponse(/cashier\.createDeposit/), submit.click()]);
  await expect(page.getByText('1 vez', { exact: true })).toBeVisible();
  await submit.click();
  await expect(tab.getByText(words.order.pending)).toBeVisible();

  await qa.go('Simulador');
  await qa.button(/^Aprobar D/).click();
  await expect(qa.button(/^Aprobar D/)).toHaveCount(0);
  await tab.close();

  await qa.go('Bitácora');
  await expect(qa.entry('createDeposit')).toHaveCount(2);
  await qa.entry('createDeposit').last().getByRole('button').click();
  await expect(page.getByText('Se topó con una falla')).toBeVisible();
  await expect(page.getByText('perdida', { exact: true })).toBeVisible();
  await qa.button(/rico: ver su saldo/).click();
  await expect(page.getByText(/^\+12\d\d\.\d\d$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Lo que pasó' }).click();
  await qa.button('Exportar todo').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Prueba de Vitest' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain("replay.call('createDeposit'");

  await qa.go('Auditoría');
  await expect(page.getByText('Los libros cuadran')).toBeVisible();
  await qa.go('Tiempo');
  await qa.button('Regresar al punto 1').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Regresar', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const { run } = new Control(world.url, qa.world);
  await expect.poll(async () => (await run('listOrders', {})).deposits, 'the deposit is not made any more').toEqual([]);
  // The console goes on reading, and a world that is gone answers with errors.
  await page.goto('about:blank');
  await world.run('removeWorld', { name: qa.world });
});

test('QA-10 every panel can be read aloud and reached by keyboard, in both languages', async ({
  page,
  world,
  guard,
}) => {
  // Twenty pages are looked through.
  test.slow();
  guard.allowRequest(LIVE);
  const qa = new Console(page, world.url, world.world);
  for (const language of ['ES', 'EN'] as const) {
    await qa.open('scenarios');
    await page.getByRole('radio', { name: language }).check({ force: true });
    for (const panel of CONSOLE_PANELS) {
      await qa.open(panel);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const violations = await violationsOf(page, { tags: WCAG });
      expect(violations.map(({ id, nodes }) => `${panel} ${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    }
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('QA-10 nothing sticks out of a phone', async ({ page, world, guard }) => {
  guard.allowRequest(LIVE);
  await page.setViewportSize({ width: 390, height: 844 });
  const qa = new Console(page, world.url, world.world);
  for (const panel of CONSOLE_PANELS) {
    await qa.open(panel);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
});
