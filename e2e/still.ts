import type { Page } from '@playwright/test';
import { expect } from '@tonalli/test-stack/playwright';

/** Runs in the page: what changes how clearly something stands out, and ends by itself. */
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

/** Waits until nothing fades any more, so that colours are judged as they will stay. */
export async function untilStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(fading)).toEqual([]);
}
