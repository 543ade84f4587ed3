import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** In a page, before it loads: what stands in for a graphics card here passes for one. */
function pretendCard(): void {
  const { prototype } = WebGL2RenderingContext;
  const told = prototype.getParameter;
  prototype.getParameter = function (this: WebGL2RenderingContext, name: number) {
    return name === this.RENDERER ? 'A graphics card' : told.call(this, name);
  };
}

/** In a page: how many of a canvas's points in the middle are painted, of those that are looked at. */
const painted = (canvas: Locator) =>
  canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return 0;
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [40, 24];
    const context = copy.getContext('2d');
    context?.drawImage(element, 0, 0, 40, 24);
    const middle = context?.getImageData(10, 6, 20, 12).data ?? [];
    return middle.filter((value, index) => index % 4 === 3 && value > 200).length;
  });

test('GAME-05 reels that a graphics card draws go on without it when it is lost, and keep to the policy of the page', async ({
  page,
  app,
  member,
  guard,
}) => {
  test.slow();
  // Software that stands in for a card says how slow it is; anything else in the console fails the test.
  guard.allowConsole(/GL Driver Message/);
  await page.addInitScript(pretendCard);
  await app.signIn(member);
  const name = await app.startFirstGame();
  const canvas = app.game.frame(name).locator('#reels canvas');
  await app.game.spin(name);
  await app.game.untilSettled(name);

  await canvas.evaluate((element) => element.setAttribute('data-lost', 'true'));
  await canvas.dispatchEvent('webglcontextlost');
  await expect(canvas).not.toHaveAttribute('data-lost');
  await expect.poll(() => painted(canvas)).toBe(240);
  await app.game.spin(name);
  await app.game.untilSettled(name);
  await expect.poll(() => painted(canvas)).toBe(240);
});
