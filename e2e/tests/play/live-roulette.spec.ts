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

test.describe('the button of the table', () => {
  /** Of its ring too. */
  const RING_PX = 3;

  /** How far its ring reaches below the beginning of the line that tells the time of play. */
  async function reachesBelow({ frame }: Pick<RunningTitle, 'frame'>): Promise<number> {
    const [button, line] = await Promise.all(['#spin', '.play-line'].map((part) => frame.locator(part).boundingBox()));
    if (!button || !line) throw new Error('the table has no button, or no line');
    return button.y + button.height + RING_PX - line.y;
  }

  test('GAME-05 stands above the time of play on phones of many heights', async ({ page, app, member, world }) => {
    await world.freeze();
    await page.setViewportSize({ width: 360, height: 800 });
    await app.signIn(member);
    const table = await app.sitDown('Ruleta', /^Ruleta (?!rápida)/);
    const endOfLine = async () => {
      const line = await table.frame.locator('.play-line').boundingBox();
      return line && Math.round(line.y + line.height);
    };
    for (const height of [800, 760, 740, 720, 700, 680]) {
      await page.setViewportSize({ width: 360, height });
      // The game is as high as the window leaves it.
      await expect.poll(endOfLine).toBe(height);
      expect(await reachesBelow(table), `at ${height}`).toBeLessThanOrEqual(0);
    }
  });

  test('GAME-05 PROMO-05 stands above the time of play under a long note of a bonus', async ({
    page,
    app,
    member,
    world,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await world.freeze();
    await world.run('grantBonus', { memberId: member.id, amount: '1234567.89' });
    await app.signIn(member);
    const table = await app.sitDown('Ruleta', /^Ruleta (?!rápida)/);
    await untilOpen(world, table);
    const facts = app.game.dialog(table.name).getByRole('note').locator('span').last();
    const lines = await facts.evaluate(
      (said) => said.clientHeight / Number.parseFloat(getComputedStyle(said).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    expect(await reachesBelow(table)).toBeLessThanOrEqual(0);
  });
});
