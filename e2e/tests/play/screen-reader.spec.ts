import type { Locator } from '@playwright/test';
import { expect, shown, test } from '../../fixtures';

interface Heard {
  text: string;
  atMs: number;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

/** In a page: notes what a screen reader is told by itself from now on. */
const listen = (root: Locator) =>
  root.evaluate((html) => {
    const live = 'output, [aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
    window.heard = [];
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live)),
      );
      for (const region of regions) if (region) window.heard.push({ text: region.textContent ?? '', atMs: Date.now() });
    }).observe(html, { subtree: true, childList: true, characterData: true });
  });

/** In a page: notes every figure that stands there from now on, the first time that it does. */
const watchFigures = (place: Locator) =>
  place.evaluate((element) => {
    window.heard = [];
    const look = () => {
      for (const [text] of (element.textContent ?? '').matchAll(/\$[\d,]+\.\d\d/g)) {
        if (!window.heard.some((seen) => seen.text === text)) window.heard.push({ text, atMs: Date.now() });
      }
    };
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true });
  });

test.describe('with reels that move', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('SYS-15 GAME-05 GAME-14 MEM-01 a round is told once when its reels stand, and the balance around the game waits for it', async ({
    page,
    app,
    member,
    world,
  }) => {
    await app.signIn(member);
    const launched = page.waitForRequest(/play\.launch/);
    const name = await app.startFirstGame();
    const [, nodeId = ''] = /"gameId":"([^"]+)"/.exec((await launched).postData() ?? '') ?? [];
    const frame = app.game.frame(name);
    const [game, bar] = [frame.locator('html'), app.game.dialog(name).locator('header')];
    const heard = () => game.evaluate(() => window.heard);
    await listen(game);
    await watchFigures(bar);
    await frame.locator('#less').click();
    const stake = await app.game.stake(name);
    await expect.poll(heard).toEqual([expect.objectContaining({ text: `Apuesta: ${shown(stake)}` })]);

    // The balance after it is more than the one before, which is on the page already.
    const force = () => world.run('forceNext', { memberId: member.id, outcome: 'win', nodeId });
    await expect.poll(async () => (await force()).paysStakes).toBeGreaterThan(1);
    for (const place of [game, bar]) await place.evaluate(() => void window.heard.splice(0));
    const { payoutMinor, balanceMinor } = await app.game.spin(name);
    await app.game.untilSettled(name);
    const told = await heard();
    const sentence = `Ganaste ${shown(payoutMinor)}; tu saldo es ${shown(balanceMinor)}.`;
    expect(told.map(({ text }) => text)).toEqual([sentence]);
    await expect(bar).toContainText(shown(balanceMinor));
    const figures = await bar.evaluate(() => window.heard);
    const known = figures.find(({ text }) => text === shown(balanceMinor));
    expect(known?.atMs).toBeGreaterThanOrEqual(told[0]?.atMs ?? Number.POSITIVE_INFINITY);

    // What pays no more than its stake is no win: it is told as what it is, and nothing is lit. One round in five is such a one.
    const forceAny = (stop: number) =>
      world.run('forceNext', { memberId: member.id, outcome: 'stops', stops: [stop % 20], nodeId });
    const isQuiet = ({ paysStakes, freeSpins }: Awaited<ReturnType<typeof forceAny>>) =>
      paysStakes > 0 && paysStakes <= 1 && freeSpins === 0;
    for (let tries = 0; !isQuiet(await forceAny(tries)); tries += 1) expect(tries).toBeLessThan(200);
    await game.evaluate(() => void window.heard.splice(0));
    const back = await app.game.spin(name);
    await app.game.untilSettled(name);
    const paid = back.payoutMinor === stake ? 'Tu apuesta volvió' : `Te pagó ${shown(back.payoutMinor)}`;
    expect((await heard()).map(({ text }) => text)).toEqual([`${paid}; tu saldo es ${shown(back.balanceMinor)}.`]);
    await expect(frame.locator('.meter-win')).toHaveAttribute('data-lit', 'false');
  });
});
