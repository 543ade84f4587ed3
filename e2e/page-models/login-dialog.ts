import type { Locator, Page } from '@playwright/test';
import { fill, type Words } from '../words';

export class LoginDialog {
  readonly dialog: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly mobile: Locator;
  readonly code: Locator;
  readonly sendCode: Locator;
  /** What the button that sends a code becomes while another one has to wait. */
  readonly resend: Locator;
  readonly picture: Locator;
  readonly anotherPicture: Locator;
  readonly captcha: Locator;
  private readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    const { login } = words.session;
    this.page = page;
    this.words = words;
    this.dialog = page.getByRole('dialog', { name: login.title });
    this.username = this.dialog.getByLabel(login.username, { exact: false }).and(page.locator('input[name=username]'));
    this.password = this.dialog.locator('input[name=password]');
    this.submit = this.dialog.getByRole('button', { name: login.submit, exact: true });
    this.alert = this.dialog.getByRole('alert');
    this.mobile = this.dialog.locator('input[name=mobile]');
    this.code = this.dialog.locator('input[name=code]');
    this.sendCode = this.dialog.getByRole('button', { name: login.sendCode, exact: true });
    const [waiting = ''] = fill(login.resendIn, { seconds: '@' }).split('@');
    this.resend = this.dialog.getByRole('button', { name: waiting });
    this.picture = this.dialog.getByRole('img', { name: login.captchaImage });
    this.anotherPicture = this.dialog.getByRole('button', { name: login.captchaRefresh });
    this.captcha = this.dialog.locator('input[name=captcha]');
  }

  /** By user name or by a code sent to a mobile number. */
  async choose(way: 'username' | 'sms'): Promise<void> {
    const { tabs } = this.words.session.login;
    await this.dialog.getByRole('group', { name: tabs.label }).getByText(tabs[way], { exact: true }).click();
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Sends what is typed and answers with the code of the failure, or `OK`. */
  async send(): Promise<string> {
    const [answer] = await Promise.all([this.page.waitForResponse(/session\.login/), this.submit.click()]);
    return /"platform":\{[^{}]*"code":"([A-Z_]+)"/.exec(await answer.text())?.[1] ?? 'OK';
  }

  /** A login with a password that is not the member's. */
  async fail(username: string): Promise<string> {
    await this.username.fill(username);
    await this.password.fill('not-this-one');
    return this.send();
  }

  /** The id of the captcha that comes for what is done, once its picture is shown. */
  async pictureAfter(act: () => Promise<unknown>): Promise<string> {
    const [answer] = await Promise.all([this.page.waitForResponse(/session\.captcha/), act()]);
    const text = await answer.text();
    const id = /"id":"([^"]+)"/.exec(text)?.[1] ?? '';
    const image = /"image":"([^"]+)"/.exec(text)?.[1] ?? '';
    await this.dialog.locator(`img[src$="${image.slice(-64)}"]`).waitFor();
    return id;
  }

  /** What to do about a forgotten password, in place of the login. */
  async forgot(): Promise<Locator> {
    const { forgot } = this.words.session;
    await this.dialog.getByRole('button', { name: forgot.link }).click();
    return this.page.getByRole('dialog', { name: forgot.title });
  }

  async switchToRegister(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.session.login.toRegister }).click();
  }
}
