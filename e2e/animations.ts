import type { Page } from '@playwright/test';
import { expect } from '@tonalli/test-stack/playwright';

/** Runs in the page: finite animations that change contrast. */
function fading(): string[] {
  const seen = ['opacity', 'color', 'backgroundColor'];
  return document
    .getAnimations()
    .filter(({ playState, currentTime, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && Number.isFinite(endTime) && Number(currentTime) < Number(endTime);
    })
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((frame) => Object.keys(frame))
    .filter((property) => seen.includes(property));
}

/** Waits until no finite animation changes colours any more, so that contrast checks see the final ones. */
export async function untilAnimationsEnd(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(fading)).toEqual([]);
}
