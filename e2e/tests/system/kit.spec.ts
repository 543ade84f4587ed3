import { expect, test } from '@tonalli/test-stack';

test('QA-12 a player sees the balance', async ({ player }) => {
  await expect(player.page.getByRole('group', { name: 'Saldo' })).toContainText('$1,000.00');
});

test('QA-12 somebody of a scenario logs in', async ({ world, as }) => {
  await world.apply('vip-player', 'withdrawal-paid');
  const page = await as('vera');
  await expect(page.getByRole('group', { name: 'Saldo' })).toContainText('$12,500.00');
});

test('QA-12 the countdown of a maintenance follows the time', async ({ page, world, clock }) => {
  await clock.freeze('2026-03-01T12:00:00.000Z');
  await world.setStatus(1, '2026-03-01T13:00:00.000Z');
  await page.goto('/');
  await expect(page.getByRole('timer')).toContainText('1:00:00');
  await clock.advance('45m');
  await expect(page.getByRole('timer')).toContainText('15:00');
});

test('QA-12 what was lost is there again before it was played', async ({ world, clock, member }) => {
  await clock.freeze();
  await clock.advance('1h');
  await world.run('settleBet', { memberId: member.id, stake: '200.00' });
  expect((await world.balances(member.id)).main).toBe('800.00');
  await clock.back();
  expect((await world.balances(member.id)).main).toBe('1000.00');
});

test('QA-12 a deposit whose answer is lost is made once', async ({ player, world, faults, journal, guard }) => {
  guard.allowRequest(/cashier\.createDeposit answered 5\d\d/);
  await faults.add({ endpoint: 'createDeposit', effect: { kind: 'drop-after' }, count: 1 });
  await player.page.goto('/member?page=depositv2');
  await player.page.getByRole('radio', { name: 'Efectivo en tienda' }).check();
  await player.page.getByRole('textbox', { name: 'Monto' }).fill('500');
  const submit = player.page.getByRole('button', { name: 'Continuar' });
  const answered = player.page.waitForResponse(/cashier\.createDeposit/);
  await submit.click();
  expect((await answered).status()).toBeGreaterThanOrEqual(500);
  await submit.click();
  await expect(player.page.getByText('Esperando tu pago')).toBeVisible();
  expect((await world.run('listOrders', {})).deposits).toHaveLength(1);
  await journal.expectCall('createDeposit', { times: 2, with: { amount: '500.00' }, member: player.username });
});

test('QA-12 a code that was sent by SMS lets its owner in', async ({ page, member, inbox }) => {
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await dialog.getByText('Código por SMS').click();
  await dialog.getByLabel('Número de celular').fill(member.mobile.replace('+52', ''));
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await dialog.getByLabel('Código de verificación').fill(await inbox.sms.codeFor(member.mobile));
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('group', { name: 'Saldo' })).toContainText('$1,000.00');
});

test('QA-12 a story explains a balance and becomes a test', async ({ world, member, as, journal }) => {
  await as(member);
  await world.run('settleBet', { memberId: member.id, stake: '187.60' });
  const { balance, story } = await journal.why(member.username);
  expect(balance).toBe('812.40');
  expect(story.join(' ')).toContain('187.60');
  expect(await journal.exportTest({ title: 'Ana bets' })).toContain("replay.call('login'");
});

test('QA-12 two people share a world', async ({ page, browser, as, member, agent, baseURL }) => {
  const others = await browser.newPage({ ...(baseURL && { baseURL }) });
  await as(member);
  await as(agent, { page: others });
  await expect(page).toHaveURL('/');
  await expect(others).toHaveURL('/agentHome');
  await others.close();
});

test('QA-12 nobody logs in as somebody who is not there', async ({ as, world, member }) => {
  await expect(as('vera')).rejects.toThrow('no scenario was applied to this world');
  await world.apply('vip-player');
  await expect(as('verra')).rejects.toThrow('did you mean "vera"?');
  await expect(as({ ...member, password: 'wrong' })).rejects.toThrow('LOGIN_FAILED');
});
