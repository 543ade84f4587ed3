import { enterWorld, expect, expectAccessible, shown, test } from '../../fixtures';
import type { RunningTitle } from '../../page-models/running-title';
import { endPhase, untilOpen } from '../../page-models/table-times';

const stands = ({ frame }: RunningTitle, table: string) =>
  expect(frame.locator('#game')).toHaveAttribute('data-table', table);

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-11 GAME-12 GAME-14 MEM-07 one ball is bet on by keys, falls alike in two browsers, and is found in the record', async ({
    page,
    app,
    browser,
    baseURL,
    member,
    mint,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.sitDown('Ruleta', /^Ruleta (?!rápida)/);
    const { frame, nodeId } = title;
    const context = await browser.newContext({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
    await enterWorld(context, { world: world.world, baseURL: baseURL ?? '' });
    const other = app.on(await context.newPage());
    await other.signIn(await mint());
    const theirs = await other.sitDown('Ruleta', title.name);
    const both = [title, theirs];

    await world.freeze();
    await untilOpen(world, title);
    await stands(theirs, 'open');
    const note = await frame.locator('#phase-note').textContent();
    await expect(theirs.frame.locator('#phase-note')).toHaveText(note ?? '');
    await world.run('forceTable', { nodeId, wish: { pocket: 17 } });

    // From 17 over the border to 14, a chip of 5 on each.
    const spot = (id: string) => frame.locator(`.cloth [data-spot="${id}"]`);
    await spot('straight:17').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(spot('split:14-17')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frame.locator('#laid')).toHaveText('$10.00');
    await title.answerTo('place', 'c');
    await title.expectBalance(member.balanceMinor - 1_000);
    await title.expectFits();
    await expectAccessible(page);

    // Closed, thrown, fallen: each by the table's own time.
    await endPhase(world, nodeId);
    await endPhase(world, nodeId);
    for (const one of both) await expect(one.frame.locator('#game')).toHaveAttribute('data-step', 'spinning');
    await title.expectBalance(member.balanceMinor - 1_000);
    await endPhase(world, nodeId);
    for (const one of both) {
      await stands(one, 'result');
      await expect(one.frame.locator('.wheel')).toHaveAttribute('data-ball', '17');
      await expect(one.frame.locator('#rolls li').first()).toHaveText(/17/);
    }
    const paidMinor = 36 * 500 + 18 * 500;
    await title.expectBalance(member.balanceMinor - 1_000 + paidMinor);
    await expect(frame.locator('#live')).toContainText(shown(paidMinor));
    await expect(spot('split:14-17')).toHaveAttribute('data-won', 'true');

    await page.keyboard.press('Escape');
    const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
    const { roulette } = app.words.records;
    await expect(detail).toContainText(roulette.fell.black.replace('{{pocket}}', '17'));
    await expect(detail.getByRole('row', { name: `${roulette.kind.split} 14-17 $5.00 $90.00` })).toBeVisible();
    await context.close();
  });
});

test('GAME-05 the button of the table stands above the time of play on phones of many heights', async ({
  page,
  app,
  member,
  world,
}) => {
  await world.freeze();
  await page.setViewportSize({ width: 360, height: 800 });
  await app.signIn(member);
  const { frame } = await app.sitDown('Ruleta', /^Ruleta (?!rápida)/);
  const endOf = async (part: string) => {
    const box = await frame.locator(part).boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  for (const height of [800, 760, 740, 720, 700, 680]) {
    await page.setViewportSize({ width: 360, height });
    // The game is as high as the window leaves it.
    await expect.poll(async () => Math.round(await endOf('.play-line'))).toBe(height);
    const line = await frame.locator('.play-line').boundingBox();
    // With its ring.
    expect((await endOf('#spin')) + 3, `at ${height}`).toBeLessThanOrEqual(line?.y ?? 0);
  }
});
