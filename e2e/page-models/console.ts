import type { Locator, Page } from '@playwright/test';

export const CONSOLE_PANELS = [
  'scenarios',
  'members',
  'worlds',
  'time',
  'faults',
  'journal',
  'inbox',
  'chat',
  'snapshots',
  'simulator',
  'identity',
  'campaigns',
  'operator',
  'ledger',
] as const;
export type ConsolePanel = (typeof CONSOLE_PANELS)[number];

/** The testers' console of the platform, in Spanish. */
export class Console {
  readonly page: Page;
  readonly url: string;
  world: string;

  constructor(page: Page, platformUrl: string, world: string) {
    this.page = page;
    this.url = `${platformUrl}/qa`;
    this.world = world;
  }

  async open(panel: ConsolePanel): Promise<void> {
    await this.page.goto(`${this.url}/${panel}?world=${this.world}`);
    await this.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  }

  /** Goes to another panel by the menu, which keeps the page. */
  async go(name: string): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** A line of the journal. */
  entry(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) });
  }
}
