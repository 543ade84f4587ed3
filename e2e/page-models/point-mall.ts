import type { Locator, Page } from '@playwright/test';
import { fill, type Words } from '../words';

const PAYMENT_PASSWORD = '246810';

/** The points mall. */
export class PointMall {
  readonly heading: Locator;
  readonly balance: Locator;
  readonly rewards: Locator;
  readonly dialog: Locator;
  private readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    const { points } = words;
    this.page = page;
    this.words = words;
    this.heading = page.getByRole('heading', { level: 1, name: points.title });
    this.balance = page.getByRole('region', { name: points.hero.balance });
    this.rewards = page.getByRole('list', { name: points.rewards.list }).getByRole('article');
    this.dialog = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/pointMall');
    await this.heading.waitFor();
  }

  tab(name: keyof Words['points']['tabs']): Locator {
    return this.page.getByRole('tab', { name: this.words.points.tabs[name] });
  }

  rows(section: 'history' | 'details'): Locator {
    const table = this.page.getByRole('table', { name: this.words.points[section].caption });
    return table.getByRole('row').filter({ has: this.page.getByRole('cell') });
  }

  /** Opens the reward, goes on to the form, types the payment password and confirms its cost. */
  async redeem(reward: string, cost: string): Promise<void> {
    const { points } = this.words;
    await this.rewards.getByRole('button', { name: reward }).click();
    await this.dialog.getByRole('button', { name: points.reward.redeem }).click();
    await this.typePassword();
    await this.dialog.getByRole('button', { name: fill(points.redeem.confirm, { points: cost }) }).click();
  }

  async typePassword(): Promise<void> {
    await this.dialog.getByLabel(this.words.account.paymentPassword.label).first().fill(PAYMENT_PASSWORD);
  }
}
