import { expect, test } from '../../fixtures';

/** Runs in the page: what running animations change that the browser cannot draw without the page's thread. */
function heavyMotion(): string[] {
  const light = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'transform'];
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((frame) => Object.keys(frame))
    .filter((property) => !light.includes(property));
}

test.use({ reducedMotion: 'no-preference' });

for (const path of ['/', '/rng', '/promotions'])
  test(`SYS-12 LOBBY-03 ${path} leaves the page's thread to who presses something: pictures out of sight wait without moving`, {
    tag: '@pictures',
  }, async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // They never come, and with them the end of loading.
    await page.route(/\/art\/(?:games|vendors)\//, () => {});
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(app.shell.footer).toBeAttached();
    await expect.poll(() => page.evaluate(heavyMotion)).toEqual([]);
  });
