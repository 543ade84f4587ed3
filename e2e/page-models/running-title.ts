import { expect, type FrameLocator, type Locator, type Page, type Response } from '@playwright/test';
import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { expectNoSidewaysScroll, shown } from '@tonalli/test-stack/playwright';
import type { GameWindow } from './game-window';
import { GAME_WORDS } from './game-words';

type Call = 'spin' | 'place' | 'step';

/** One title while it runs: what the pages of all families have in common. */
export class RunningTitle {
  readonly name: string;
  readonly nodeId: string;
  readonly frame: FrameLocator;
  private readonly rules: Locator;
  private readonly panel: Locator;
  private readonly page: Page;
  private readonly window: GameWindow;

  constructor(page: Page, window: GameWindow, { name, nodeId }: { name: string; nodeId: string }) {
    this.name = name;
    this.nodeId = nodeId;
    this.page = page;
    this.window = window;
    this.frame = window.frame(name);
    this.rules = this.frame.getByRole('dialog', { name: GAME_WORDS.rules });
    this.panel = this.frame.getByRole('dialog', { name: GAME_WORDS.panel });
  }

  /** Presses Tab until it has the focus. */
  async tabTo(selector: string): Promise<void> {
    const wanted = this.frame.locator(selector);
    for (let presses = 0; presses < 30; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    await expect(wanted).toBeFocused();
  }

  /** All that the game server answers from now on to what is staked, as it is by then. */
  hear(): () => Promise<RoundAnswer[]> {
    const heard: Promise<{ value: RoundAnswer }>[] = [];
    this.page.on('response', (one) => {
      if (one.ok() && /\/play\/api\/(place|step)$/.test(one.url())) heard.push(one.json());
    });
    return async () => (await Promise.all(heard)).map(({ value }) => value);
  }

  /** What the game server answers next. */
  async answer(call: Call) {
    const response = await this.page.waitForResponse((one) => one.url().endsWith(`/play/api/${call}`));
    return (await response.json()).value;
  }

  /** Presses a key, or does what else has the game ask, and answers what the game server said. */
  async answerTo(call: Call, press: string | (() => Promise<void>)) {
    const pressed = () => (typeof press === 'string' ? this.page.keyboard.press(press) : press());
    const [value] = await Promise.all([this.answer(call), pressed()]);
    return value;
  }

  /** Loads the frame anew, as whoever comes back does. */
  async reload(): Promise<void> {
    await this.frame.locator('html').evaluate(() => window.location.reload());
  }

  async expectBalance(minor: number, within?: { timeout: number }): Promise<void> {
    await expect(this.frame.locator('#balance')).toHaveText(shown(minor), within);
  }

  /**
   * Acts until the game server takes what is asked, and answers what it said. A shot that meets no fish asks nothing, and one whose
   * fish has swum away by then is refused, which the page passes over.
   */
  async untilTaken(call: Call, act: () => Promise<void>) {
    const taken: Response[] = [];
    await expect(async () => {
      const told = this.page.waitForResponse((one) => one.url().endsWith(`/play/api/${call}`), { timeout: 10_000 });
      const [answer] = await Promise.all([told, act()]);
      expect(answer.ok()).toBe(true);
      taken.push(answer);
    }).toPass({ timeout: 60_000 });
    return (await taken[0]?.json())?.value;
  }

  /** That neither the page nor the game in it goes beyond the window's sides. */
  async expectFits(): Promise<void> {
    await expectNoSidewaysScroll(this.page);
    expect(await this.frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  }

  async openRules(): Promise<Locator> {
    await this.frame.getByRole('button', { name: GAME_WORDS.rules }).click();
    return this.rules;
  }

  async closeRules(): Promise<void> {
    await this.rules.getByRole('button', { name: GAME_WORDS.close }).click();
  }

  /** The panel's row of a round, by what it paid. */
  roundThatPaid(minor: number): Locator {
    return this.panel.getByRole('row', { name: shown(minor) });
  }

  /** Has the seed revealed, and answers the page that verified a round: the newest one, where none is named. */
  async verify(round?: Locator): Promise<Page> {
    await this.frame.getByRole('button', { name: GAME_WORDS.panel }).click();
    await this.panel.getByRole('button', { name: GAME_WORDS.rotate }).click();
    await expect(this.panel).toContainText(GAME_WORDS.revealed);
    return this.proofOf(round ?? this.panel);
  }

  /** Answers the page that verified the newest round of a table, of which nothing is left to reveal. */
  async verifyTold(): Promise<Page> {
    await this.frame.getByRole('button', { name: GAME_WORDS.panel }).click();
    return this.proofOf(this.panel);
  }

  private async proofOf(rows: Locator): Promise<Page> {
    const wanted = rows.getByRole('link', { name: GAME_WORDS.verify }).first();
    const [proof] = await Promise.all([this.page.context().waitForEvent('page'), wanted.click()]);
    const verdict = proof.getByRole('status').getByRole('heading', { name: GAME_WORDS.match, exact: true });
    await expect(verdict).toBeVisible();
    return proof;
  }

  /** Closes the panel of the seeds, and then the game. */
  async leave(): Promise<void> {
    await this.panel.getByRole('button', { name: GAME_WORDS.close }).click();
    await this.window.close(this.name).click();
  }
}
