import type { Locator, Page } from '@playwright/test';
import { fill, type Words } from '../words';

type Field = keyof Words['registration']['field'];

export class RegisterDialog {
  readonly dialog: Locator;
  readonly submit: Locator;
  readonly terms: Locator;
  readonly age: Locator;
  readonly sendCode: Locator;
  /** What the button that sends a code becomes while another one has to wait. */
  readonly resend: Locator;
  private readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    const { registration } = words;
    this.page = page;
    this.words = words;
    this.dialog = page.getByRole('dialog', { name: registration.title });
    this.submit = this.dialog.getByRole('button', { name: registration.submit, exact: true });
    this.terms = this.dialog.getByRole('checkbox', { name: registration.terms });
    this.age = this.dialog.getByRole('checkbox', { name: /18/ });
    const { login } = words.session;
    this.sendCode = this.dialog.getByRole('button', { name: login.sendCode, exact: true });
    const [waiting = ''] = fill(login.resendIn, { seconds: '@' }).split('@');
    this.resend = this.dialog.getByRole('button', { name: waiting });
  }

  field(name: Field): Locator {
    const control = name === 'mobileNum' ? 'mobile' : name;
    return this.dialog.locator(`input[name=${control}], select[name=${control}]`);
  }

  /** Opens the dialog by its own page and chooses the user name, where there is a choice. */
  async openByUsername(): Promise<void> {
    await this.page.goto('/register');
    await this.submit.waitFor();
    if (!(await this.field('username').isVisible())) await this.choose('username');
  }

  /** By user name or by mobile number, where both are offered. */
  async choose(way: 'username' | 'mobile'): Promise<void> {
    const group = this.dialog.getByRole('group', { name: this.words.registration.tabs.label });
    await group.getByText(this.words.registration.tabs[way], { exact: true }).click();
  }

  async fill(values: Partial<Record<Field, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name as Field).fill(value);
  }

  /** Agrees to terms and age and sends. */
  async agreeAndSubmit(): Promise<void> {
    await this.terms.check();
    await this.age.check();
    await this.submit.click();
  }

  async switchToLogin(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.registration.toLogin, exact: true }).click();
  }
}
