import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words';

/** The member's betting record. */
export class BetRecord {
  readonly heading: Locator;
  readonly rows: Locator;
  readonly totals: Locator;
  readonly detail: Locator;
  private readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    const { records } = words;
    this.page = page;
    this.words = words;
    this.heading = page.getByRole('heading', { name: records.title });
    this.rows = page
      .getByRole('table', { name: records.table.caption })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    this.totals = page.getByRole('region', { name: records.totals.label });
    this.detail = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/member?page=personalHistoryCopy');
    await this.heading.waitFor();
  }

  rowsOf(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }

  /** Opens the record, and a round of it; answers what is shown of it. */
  async openRound(row: Locator): Promise<Locator> {
    await this.open();
    await this.openDetail(row);
    return this.detail;
  }

  async openDetail(row: Locator): Promise<void> {
    await row.getByRole('button', { name: new RegExp(this.words.records.table.detail) }).click();
    await this.detail.waitFor();
  }
}
