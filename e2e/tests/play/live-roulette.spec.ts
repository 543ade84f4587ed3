import type { Control } from '@tonalli/test-stack/control';
import { enterWorld, expect, expectAccessible, shown, test } from '../../fixtures';
import type { App } from '../../page-models/app';
import { endPhase } from '../../page-models/end-phase';
import { RunningTitle } from '../../page-models/running-title';

/** Sits down at the first table in sight that is called so. */
async function sitDown(app: App, wanted: string | RegExp): Promise<RunningTitle> {
  const { page } = app;
  await page.goto('/live');
  await app.lobby.search.fill('Ruleta');
  const name = await app.lobby.tiles.getByRole('heading', { name: wanted }).first().innerText();
  const [launch] = await Promise.all([page.waitForRequest(/play\.launch/), app.lobby.startButton(name).click()]);
  await app.game.untilReady(name);
  const [, nodeId = ''] = /"gameId":"([^"]+)"/.exec(launch.postData() ?? '') ?? [];
  return new RunningTitle(page, app.game, { name, nodeId });
}

const stands = ({ frame }: RunningTitle, table: string) =>
  expect(frame.locator('#game')).toHaveAttribute('data-table', table);

/** Moves a world that stands still until bets are taken. */
async function untilOpen(world: Control, { frame }: RunningTitle): Promise<void> {
  await expect
    .poll(
      async () => {
        const table = await frame.locator('#game').getAttribute('data-table');
        if (table !== 'open') await world.run('advanceClock', { by: 1_000 });
        return table;
      },
      { intervals: [60], timeout: 60_000 },
    )
    .toBe('open');
}

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
    const title = await sitDown(app, /^Ruleta (?!rápida)/);
    const { frame, nodeId } = title;
    const context = await browser.newContext({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
    await enterWorld(context, { world: world.world, baseURL: baseURL ?? '' });
    const other = app.on(await context.newPage());
    await other.signIn(await mint());
    const theirs = await sitDown(other, title.name);
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
