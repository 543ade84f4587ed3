import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words';

/** The page of the member centre about who the member is and what protects the account. */
export class SecurityCenter {
  readonly profile: Locator;
  readonly level: Locator;
  readonly sessions: Locator;
  private readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    const { account } = words;
    this.page = page;
    this.words = words;
    this.profile = page.getByRole('region', { name: account.profile.title });
    this.level = page.getByRole('region', { name: account.security.title });
    this.sessions = page.getByRole('region', { name: account.sessions.title });
  }

  async open(): Promise<void> {
    // A login leads on by itself first.
    await this.page.waitForURL(({ pathname }) => pathname !== '/login');
    await this.page.goto('/member');
    await this.page.getByRole('heading', { name: this.words.account.page.securityCenter, level: 1 }).waitFor();
  }

  /** A field of the dialog that is open, by its label. */
  field(label: string): Locator {
    // The label may end in the mark of what is required.
    return this.page
      .getByRole('dialog')
      .getByLabel(new RegExp(`^${label}\\W*$`))
      .and(this.page.locator('input'));
  }
}
