import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { fill, type Words } from '../words';

/** The popup in which a game runs, in a frame of another origin. */
export class GameWindow {
  private readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  frame(name: string): FrameLocator {
    return this.page.frameLocator(`iframe[title="${fill(this.words.play.window.frame, { name })}"]`);
  }

  /** Waits until the game can be played; its buttons stand there before, under a curtain. */
  async untilReady(name: string): Promise<void> {
    await this.frame(name).locator('#game[data-phase=ready]').waitFor();
  }

  /** Spins once, and answers what the game server said: minor units. */
  async spin(name: string): Promise<{ roundId: string; payoutMinor: number; balanceMinor: number }> {
    const button = this.frame(name).locator('#spin');
    await this.untilReady(name);
    await expect(button).toBeEnabled();
    const [answer] = await Promise.all([
      this.page.waitForResponse((response) => response.url().endsWith('/play/api/spin')),
      button.click(),
    ]);
    const { value } = await answer.json();
    return value;
  }

  /** The stake of a round as it is shown, in minor units. */
  async stake(name: string): Promise<number> {
    const text = await this.frame(name).locator('#stake').innerText();
    return Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);
  }

  /** Waits for the end of the show, which free spins make long; what covers the reels is pressed away. */
  async untilSettled(name: string): Promise<void> {
    // The stake can be changed between rounds only; the large button also stops a spin.
    const [splash, button] = [this.frame(name).locator('#splash'), this.frame(name).locator('#more')];
    await expect(async () => {
      if (await splash.isVisible()) await splash.click({ timeout: 1_000 });
      await expect(button).toBeEnabled({ timeout: 500 });
      await expect(splash).toBeHidden({ timeout: 500 });
    }).toPass({ timeout: 120_000 });
  }

  /** Escape within the game leaves it. The frame goes while the key is still down, so the page hears of its release. */
  async leaveByKey(name: string): Promise<void> {
    await expect(this.page.locator('iframe')).toBeFocused();
    // Where the frame goes before its process says that it took the key, the browser never answers.
    void this.page.keyboard.down('Escape').catch(() => undefined);
    await expect(this.dialog(name)).toHaveCount(0);
    await this.page.keyboard.up('Escape');
  }

  close(name: string): Locator {
    return this.dialog(name).getByRole('button', { name: this.words.play.window.close });
  }
}
