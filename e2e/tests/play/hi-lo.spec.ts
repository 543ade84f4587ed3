import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, shown, test } from '../../fixtures';

/** The catalogue of the game's own page and of the verify page, which are another site. */
const GAME = {
  panel: 'Juego verificable',
  rotate: 'Cambiar y revelar',
  verify: 'Verificar',
  match: 'Coincide',
  close: 'Cerrar',
} as const;

const isCall = (call: 'place' | 'step') => (response: { url(): string }) =>
  response.url().endsWith(`/play/api/${call}`);

async function answerTo(page: Page, call: 'place' | 'step', key: string) {
  const [answer] = await Promise.all([page.waitForResponse(isCall(call)), page.keyboard.press(key)]);
  return (await answer.json()).value;
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-13 GAME-14 MEM-07 hi-lo is played by keys, goes on after a reload, is verified, and found in the record', async ({
    page,
    app,
    member,
    world,
    context,
  }) => {
    test.slow();
    const { lobby, game } = app;
    await app.signIn(member);
    await page.goto('/rng');
    await lobby.tiles.first().waitFor();
    await lobby.search.fill('Mayor o menor');
    await expect(lobby.tiles.first().getByRole('heading')).toContainText('Mayor o menor');
    const launched = page.waitForRequest(/play\.launch/);
    const name = await lobby.firstPlayable();
    await lobby.startButton(name).click();
    await game.untilReady(name);
    const [, nodeId = ''] = /"gameId":"([^"]+)"/.exec((await launched).postData() ?? '') ?? [];
    const frame = game.frame(name);
    await expect(page.locator('iframe')).toBeFocused();
    await frame.locator('#stake').fill('10');
    await frame.locator('#spin').focus();

    // A seven, a king, a two: 0.97 x 13/7 = 1.8014, and on a king nothing is lower for sure.
    const bet = { stakeMinor: 1_000 };
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { cards: ['7', 'K', '2'] } });
    const placed = await answerTo(page, 'place', 'Enter');
    expect(placed).toMatchObject({ isOver: false, view: { moves: [], end: 'open' } });
    await expect(frame.locator('#higher')).toContainText('53.84');
    await expect(frame.locator('#higher')).toContainText('$18.01');
    expect((await answerTo(page, 'step', 'ArrowUp')).view).toMatchObject({ end: 'open', multiplierX10000: 18_014 });
    await expect(frame.locator('#live')).toContainText('$18.01');
    await expect(frame.locator('#lower')).toHaveAttribute('aria-disabled', 'true');

    // The round waits as it stood.
    await frame.locator('html').evaluate(() => window.location.reload());
    await expect(frame.locator('#spin')).toHaveText('Cobrar $18.01');
    await expect(frame.locator('#trail li')).toHaveCount(2);
    await frame.locator('#spin').focus();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);

    expect((await answerTo(page, 'step', 's')).view).toMatchObject({ moves: ['higher', 'skip'], end: 'open' });
    await expect(frame.locator('#skip')).toContainText('9');
    const won = await answerTo(page, 'step', 'Enter');
    expect(won).toMatchObject({ isOver: true, view: { end: 'cashed-out', multiplierX10000: 18_014 } });
    expect(won.payoutMinor - won.jackpotMinor).toBe(1_801);
    await expect(frame.locator('#balance')).toHaveText(shown(won.balanceMinor));
    await expect(frame.locator('#rolls li')).toHaveText(/1\.80, ganó/);

    // From a king a two is not higher.
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { cards: ['K', '2'] } });
    await answerTo(page, 'place', 'Enter');
    const lost = await answerTo(page, 'step', 'ArrowUp');
    expect(lost).toMatchObject({ isOver: true, view: { end: 'lost', multiplierX10000: 0 } });
    await expect(frame.locator('#hand')).toHaveAttribute('data-end', 'lost');
    await expect(frame.locator('#rolls li').first()).toHaveText(/0\.00, no ganó/);

    await frame.getByRole('button', { name: GAME.panel }).click();
    const panel = frame.getByRole('dialog', { name: GAME.panel });
    await panel.getByRole('button', { name: GAME.rotate }).click();
    const [proof] = await Promise.all([
      context.waitForEvent('page'),
      panel
        .getByRole('row', { name: shown(won.payoutMinor) })
        .getByRole('link', { name: GAME.verify })
        .click(),
    ]);
    await expect(proof.getByRole('status').getByRole('heading', { name: GAME.match, exact: true })).toBeVisible();
    await proof.close();
    await panel.getByRole('button', { name: GAME.close }).click();
    await app.game.close(name).click();

    await app.record.open();
    await app.record.openDetail(app.record.rows.filter({ hasText: name }).first());
    const { detail } = app.record;
    const { 'hi-lo': hiLo } = app.words.records;
    await expect(detail).toContainText(`${hiLo.ended}${hiLo.end.lost}`);
    await expect(detail.getByRole('list')).toContainText(hiLo.move.higher);
  });
});
