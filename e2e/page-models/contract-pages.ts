import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words';

type ContractPage = 'agentDividendRecordCopy2' | 'agentDailyWages2' | 'agentHourSalary' | 'agentRealtimeSalary';

/** The page of one kind of contract in the agents' centre. */
export class ContractPages {
  readonly mine: Locator;
  readonly bills: Locator;
  readonly dialog: Locator;
  private readonly page: Page;
  private readonly words: Words['agent-contracts'];

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words['agent-contracts'];
    this.mine = page.getByRole('article');
    this.bills = page.getByRole('table', { name: this.words.bills.caption });
    this.dialog = page.getByRole('dialog');
  }

  async open(query = '', page: ContractPage = 'agentHourSalary'): Promise<void> {
    await this.page.goto(`/agentHome?page=${page}${query}`);
  }

  /** Opens the newest bill of the page's list. */
  async openBill(): Promise<void> {
    const open = new RegExp(`^${this.words.bills.open}`);
    await this.bills.getByRole('button', { name: open }).first().click();
  }

  /** Offers one level to a direct downline, of all games that the own contract counts. */
  async offer(name: string, { from, rate }: { from: string; rate: string }): Promise<void> {
    const { form } = this.words;
    await this.open('&part=team&offer=new');
    await this.page.getByRole('combobox', { name: form.receiver }).selectOption({ label: name });
    await this.page.getByRole('textbox', { name: form.column.minTurnover }).fill(from);
    await this.page.getByRole('textbox', { name: form.column.rate, exact: true }).fill(rate);
    await this.page.getByRole('button', { name: form.send }).click();
  }

  /** Accepts what is offered, after its second word. */
  async accept(): Promise<void> {
    const { acceptOffer } = this.words.act;
    await this.page.getByRole('button', { name: acceptOffer.button }).click();
    await this.dialog.getByRole('button', { name: acceptOffer.button }).click();
  }
}
