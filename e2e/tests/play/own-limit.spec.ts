import { expect, test } from '../../fixtures';

/** The catalogue of the game's own page, which is another site. */
const GAME = {
  title: 'Tu propio límite',
  lower: 'Bajar la apuesta',
  rest: 'Tomar una pausa',
  limits: 'Ver mis límites',
} as const;

test('RG-01 a game says which limit is in the way, what is used and left, and leads to a lower stake, a break and the limits', async ({
  page,
  app,
  member,
  guard,
}) => {
  guard.allowRequest(/play\/api\/spin answered 422/);
  const { limits: words } = app.words;
  await app.signIn(member);
  await page.goto('/member?page=protection');
  const card = page.getByRole('region', { name: words.kind.loss.title });
  await card.getByRole('button', { name: words.set }).click();
  await card.getByRole('textbox', { name: words.period.daily }).fill('0.01');
  await card.getByRole('button', { name: words.save }).click();
  await expect(card.getByRole('status')).toContainText('$0.01');

  const refused = async () => {
    await page.goto('/');
    const name = await app.startFirstGame();
    const frame = app.game.frame(name);
    await app.game.untilReady(name);
    await frame.locator('#spin').click();
    return { name, frame, dialog: frame.getByRole('dialog', { name: GAME.title }) };
  };

  const { name, frame, dialog } = await refused();
  await expect(dialog).toContainText('Tu límite de pérdida por día no deja lugar para esta apuesta.');
  for (const fact of ['Límite$0.01', 'Usado$0.00', 'Te queda$0.01']) await expect(dialog).toContainText(fact);
  // A key that is pressed to play chooses nothing.
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(dialog.getByRole('button')).toHaveText(['', GAME.lower, GAME.rest, GAME.limits]);
  await dialog.getByRole('button', { name: GAME.lower }).click();
  await expect(dialog).toBeHidden();
  await expect(frame.locator('#less')).toBeFocused();
  await frame.locator('#spin').click();
  await dialog.getByRole('button', { name: GAME.limits }).click();
  await expect(app.game.dialog(name)).toBeHidden();
  await expect(page).toHaveURL(/page=protection#limits$/);

  const again = await refused();
  await again.dialog.getByRole('button', { name: GAME.rest }).click();
  await expect(page).toHaveURL(/page=protection/);
  await expect(page.getByRole('dialog', { name: app.words.breaks.dialog.choose })).toBeVisible();
});
