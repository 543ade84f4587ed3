import { expect, type Locator, type Page } from '@playwright/test';
import { fill, type Words } from '../words';

/** Header, menus and footer around every page. */
export class Shell {
  readonly header: Locator;
  readonly sideMenu: Locator;
  readonly bottomBar: Locator;
  readonly footer: Locator;
  readonly categories: Locator;
  readonly balance: Locator;
  private readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
    this.header = page.getByRole('banner');
    this.footer = page.getByRole('contentinfo');
    this.sideMenu = page.getByRole('navigation', { name: words.system.menu.label });
    this.bottomBar = page.getByRole('navigation', { name: words.system.bar.label });
    this.categories = page.getByRole('navigation', { name: words.system.nav.label });
    this.balance = this.header.getByRole('group', { name: words.wallet.balance });
  }

  /** In the header; on phones at the thumb. */
  get loginButton(): Locator {
    const inHeader = this.header.getByRole('button', { name: this.words.common.actions.logIn });
    const atThumb = this.bottomBar.getByRole('button', { name: this.words.system.bar.enter });
    return inHeader.or(atThumb).filter({ visible: true }).first();
  }

  get registerButton(): Locator {
    return this.header.getByRole('button', { name: this.words.common.actions.register });
  }

  get accountButton(): Locator {
    return this.header.getByRole('button', { name: this.words.system.header.account });
  }

  /** The balance as it is shown, such as `$1,250.00`. */
  async expectBalance(amount: string): Promise<void> {
    await expect(this.balance).toContainText(amount);
  }

  async openAccountMenu(): Promise<Locator> {
    const menu = this.page.getByRole('menu');
    await this.accountButton.click();
    await expect(menu).toBeVisible();
    return menu;
  }

  /** By the words of the item. */
  async chooseInAccountMenu(name: string): Promise<void> {
    const menu = await this.openAccountMenu();
    await menu.getByRole('menuitem', { name, exact: true }).click();
  }

  /** The button of a channel of the customer service, in the unfolded side menu. */
  async serviceChannel(title: string): Promise<Locator> {
    const channel = this.sideMenu.getByRole('button', {
      name: fill(this.words.shell.service.open, { channel: title }),
    });
    await this.sideMenu.getByRole('button', { name: this.words.shell.menu.support }).click();
    await channel.waitFor();
    return channel;
  }

  /** Signs out and confirms. */
  async logOut(): Promise<void> {
    await this.chooseInAccountMenu(this.words.account.menu.logout);
    const question = this.page.getByRole('alertdialog', { name: this.words.session.logout.in_popup_prompt });
    await question.getByRole('button', { name: this.words.session.logout.in_increase_submit }).click();
    await expect(this.loginButton).toBeVisible();
  }
}
