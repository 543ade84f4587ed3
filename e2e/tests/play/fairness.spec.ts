import { createHash } from 'node:crypto';
import { expect, test } from '../../fixtures';

/** The catalogue of the game's own pages, which are another site. */
const GAME = {
  panel: 'Juego verificable',
  clientSeed: 'Tu semilla',
  rotate: 'Cambiar y revelar',
  revealed: 'Semilla revelada',
  verify: 'Verificar',
  compute: 'Recalcular',
  match: 'Coincide',
  mismatch: 'No coincide',
  hashWrong: 'La semilla no corresponde a la huella publicada.',
  payoutWrong: 'El pago recalculado es distinto del registrado.',
} as const;

const REFUSED = { success: false, code: 'ROUND_OPEN', message: 'Primero termina la ronda.' };
const SEED = /[0-9a-f]{64}/;

test('GAME-08 the hash stands before the round, the seed is revealed on rotation, and the verify page recomputes the round', async ({
  page: player,
  app,
  member,
  context,
}) => {
  test.slow();
  await app.signIn(member);
  const name = await app.startFirstGame();
  const frame = app.game.frame(name);
  const panel = frame.getByRole('dialog', { name: GAME.panel });
  const openPanel = () => frame.getByRole('button', { name: GAME.panel }).click();

  const refuse = (path: string) =>
    player.route(`**/play/api/${path}`, (route) => route.fulfill({ json: REFUSED }), { times: 1 });

  await refuse('history');
  await openPanel();
  await expect(panel.getByRole('alert').last()).toHaveText(REFUSED.message);
  const promised = (await panel.locator('dd').first().innerText()).trim();
  expect(promised).toMatch(SEED);
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  const round = await app.game.spin(name);
  await app.game.untilSettled(name);

  await openPanel();
  await panel.getByLabel(GAME.clientSeed).fill('con espacios');
  await panel.getByRole('button', { name: GAME.rotate }).click();
  await expect(panel.getByRole('alert')).not.toBeEmpty();
  await panel.getByLabel(GAME.clientSeed).fill('mi-semilla-2026');
  await refuse('rotate');
  await panel.getByRole('button', { name: GAME.rotate }).click();
  await expect(panel.getByRole('alert')).toHaveText(REFUSED.message);
  await panel.getByRole('button', { name: GAME.rotate }).click();
  await expect(panel.getByRole('alert')).toBeEmpty();
  const revealed = panel.locator('dl').filter({ hasText: GAME.revealed }).locator('dd');
  await expect(revealed.first()).toHaveText(SEED);
  const serverSeed = (await revealed.first().innerText()).trim();
  expect(await revealed.nth(1).innerText()).toBe(promised);
  expect([sha256(serverSeed), sha256(Buffer.from(serverSeed, 'hex'))]).toContain(promised);

  const [page] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('link', { name: GAME.verify }).first().click(),
  ]);
  const verdict = page.getByRole('status');
  await expect(verdict.getByRole('heading', { name: GAME.match, exact: true })).toBeVisible();
  await expect(page.getByText(round.roundId)).toBeVisible();
  await expect(page.locator('input[name=serverSeed]')).toHaveValue(serverSeed);

  const tampered = (serverSeed.startsWith('0') ? '1' : '0') + serverSeed.slice(1);
  await page.locator('input[name=serverSeed]').fill(tampered);
  await page.getByRole('button', { name: GAME.compute }).click();
  await expect(verdict.getByRole('heading', { name: GAME.mismatch, exact: true })).toBeVisible();
  await expect(verdict).toContainText(GAME.hashWrong);
  await page.locator('input[name=serverSeed]').fill(serverSeed);
  await page.getByRole('button', { name: GAME.compute }).click();
  await expect(verdict.getByRole('heading', { name: GAME.match, exact: true })).toBeVisible();

  // What was recorded with another payout is found out as well.
  await page.route('**/play/api/verify?*', async (route) => {
    const answer = await route.fetch();
    const { value, ...rest } = await answer.json();
    await route.fulfill({ json: { ...rest, value: { ...value, payoutMinor: value.payoutMinor + 1 } } });
  });
  await page.reload();
  await expect(verdict).toContainText(GAME.payoutWrong);
});

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
