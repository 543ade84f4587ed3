import type { Locator, Page } from '@playwright/test';
import { fill, type Words } from '../words';

/** The member's account record. */
export class AccountRecord {
  readonly heading: Locator;
  readonly rows: Locator;
  readonly totals: Locator;
  readonly category: Locator;
  private readonly page: Page;
  private readonly words: Words['records']['movements'];

  constructor(page: Page, { records }: Words) {
    this.page = page;
    this.words = records.movements;
    this.heading = page.getByRole('heading', { level: 1, name: records.movements.title });
    this.rows = page
      .getByRole('table', { name: records.movements.table.caption })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    this.totals = page.getByRole('region', { name: records.movements.totals.label });
    this.category = page.getByLabel(records.movements.category);
  }

  async open(): Promise<void> {
    await this.page.goto('/member?page=transactionHistory');
    await this.heading.waitFor();
  }

  roundButton(roundId: string): Locator {
    return this.page.getByRole('button', { name: fill(this.words.table.openRound, { round: roundId }) });
  }
}

/** The member's profit and loss. */
export class PersonalProfit {
  readonly heading: Locator;
  readonly totals: Locator;
  readonly chart: Locator;
  readonly day: Locator;
  readonly days: Locator;
  readonly games: Locator;
  private readonly page: Page;

  constructor(page: Page, { records: { profit } }: Words) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: profit.title });
    this.totals = page.getByRole('region', { name: profit.totals });
    this.chart = page.getByRole('region', { name: profit.chart.title });
    this.day = page.getByRole('slider', { name: profit.chart.day });
    this.days = page.getByRole('table', { name: profit.days.caption });
    this.games = page.getByRole('table', { name: profit.games.caption });
  }

  async open(): Promise<void> {
    await this.page.goto('/member?page=personalProfit');
    await this.heading.waitFor();
  }
}
