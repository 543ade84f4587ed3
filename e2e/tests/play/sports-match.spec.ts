import { expect, expectAccessible, test } from '../../fixtures';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test.beforeEach(({ world }) =>
  world.run('setClock', { at: new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 18 * HOUR_MS).toISOString() }),
);

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('GAME-05 GAME-15 a match in play shows markets, what happened and statistics right below its field, by keys too', async ({
    page,
    app,
    member,
    world,
  }) => {
    const matches = await world.run('listMatches', {});
    const event = matches.find(({ sport, state }) => sport === 'football' && state === 'LIVE')?.event ?? '';
    await app.signIn(member);
    const title = await app.startFirstOf('sports');
    const { frame } = title;
    await frame.locator(`[data-event="${event}"] .match`).click();
    const tab = (name: string) => frame.getByRole('tab', { name });
    const [markets, timeline, statistics] = [tab('Mercados'), tab('Lo que pasó'), tab('Estadísticas')];
    await expect(markets).toHaveAttribute('aria-selected', 'true');
    await expect(frame.getByRole('tabpanel', { name: 'Mercados' }).locator('.price').first()).toBeVisible();
    await expect(frame.locator('.timeline')).toHaveCount(0);
    await markets.focus();
    await page.keyboard.press('ArrowRight');
    await expect(timeline).toBeFocused();
    await expect(timeline).toHaveAttribute('aria-selected', 'true');
    const told = frame.getByRole('tabpanel', { name: 'Lo que pasó' });
    await expect(told.locator('.card')).toBeInViewport();
    await expect(frame.locator('.price')).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(statistics).toBeFocused();
    await expect(frame.getByRole('tabpanel').getByRole('rowheader', { name: 'Tiros de esquina' })).toBeVisible();
    await expectAccessible(page);
    await title.expectFits();
    await page.keyboard.press('ArrowRight');
    await expect(markets).toBeFocused();
    // Broken off, it takes no bets any more, without being opened anew.
    await world.run('breakOffMatch', { event });
    await expect(frame.locator('.stand')).toHaveText('Suspendido sin terminar');
    await expect(frame.locator('.price')).toHaveCount(0);
    await page.goto('about:blank');
  });
});

test('GAME-05 GAME-15 a corrected match shows what happened instead, with all parts side by side', async ({
  page,
  app,
  member,
  world,
}) => {
  const matches = await world.run('listMatches', {});
  const isOver = ({ sport, state, score }: (typeof matches)[number]) =>
    sport === 'football' && state === 'ENDED' && score !== '0-0';
  const event = matches.find(isOver)?.event ?? '';
  await app.signIn(member);
  const { frame } = await app.startFirstOf('sports');
  await frame.locator('.past summary').click();
  await frame.locator(`[data-event="${event}"] .match`).click();
  await expect(frame.getByRole('tab')).toHaveCount(0);
  const goals = frame.locator('.timeline [data-kind="goal"][data-back="false"]');
  await expect(goals).not.toHaveCount(0);
  await expect(frame.locator('.statistics')).toBeVisible();
  await world.run('forceMatch', { home: 0, away: 0, event });
  await expect(frame.locator('.scoreboard b')).toHaveText(['0', '0']);
  await expect(goals).toHaveCount(0);
  await page.goto('about:blank');
});

test('LOBBY-06 a search finds teams of every sport, and behind it the sport that was shown is shown again', async ({
  page,
  app,
  member,
  world,
}) => {
  const matches = await world.run('listMatches', {});
  const toCome = matches.filter(({ state }) => state === 'SCHEDULED');
  const { event, home } = toCome.find(({ sport }) => sport === 'basketball') ?? { event: '', home: '' };
  const football = toCome.find(({ sport }) => sport === 'football')?.event ?? '';
  await app.signIn(member);
  const { frame } = await app.startFirstOf('sports');
  const chip = (name: string) => frame.getByRole('button', { name, exact: true });
  await expect(chip('Futbol')).toHaveAttribute('aria-pressed', 'true');
  await frame.getByRole('searchbox').fill(home);
  await expect(frame.locator(`[data-event="${event}"]`)).toBeVisible();
  await expect(chip('Todos')).toHaveAttribute('aria-pressed', 'true');
  await frame.getByRole('searchbox').fill('');
  await expect(chip('Futbol')).toHaveAttribute('aria-pressed', 'true');
  await expect(frame.locator(`[data-event="${football}"]`)).toBeVisible();
  await page.goto('about:blank');
});
