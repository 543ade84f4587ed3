import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words';

/** Where agents log in, and their home. */
export class AgentPages {
  readonly form: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly bar: Locator;
  readonly overview: Locator;
  readonly people: Locator;
  readonly money: Locator;
  readonly levels: Locator;
  private readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    const { team, session } = words;
    this.page = page;
    this.words = words;
    this.form = page.getByRole('form', { name: team.login.title });
    this.username = this.form.getByRole('textbox', { name: session.login.username });
    this.password = this.form.locator('input[name=password]');
    this.submit = this.form.getByRole('button', { name: team.login.submit });
    this.alert = this.form.getByRole('alert');
    this.bar = page.getByRole('banner');
    this.overview = page.getByRole('heading', { level: 1, name: team.overview.title });
    this.people = page.getByRole('region', { name: team.overview.people });
    this.money = page.getByRole('region', { name: team.overview.money });
    this.levels = page.getByRole('region', { name: team.levels.title });
  }

  async logIn({ username, password }: { username: string; password: string }): Promise<void> {
    await this.page.goto('/agent');
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }

  async logOut(): Promise<void> {
    const { logout } = this.words.session;
    await this.bar.getByRole('button', { name: this.words.team.bar.logout }).click();
    await this.page
      .getByRole('alertdialog', { name: logout.in_popup_prompt })
      .getByRole('button', { name: logout.in_increase_submit })
      .click();
  }
}
