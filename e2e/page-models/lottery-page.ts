import { expect, type Locator, type Page } from '@playwright/test';
import { fill, type Words } from '../words';

/** The pages of lotteries: the list, one lottery with its board and slip, and an order of the member's. */
export class LotteryPage {
  readonly list: Locator;
  readonly timer: Locator;
  readonly typed: Locator;
  readonly confirm: Locator;
  readonly receipt: Locator;
  readonly chase: Locator;
  private readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    const { betting, lobby } = words.lottery;
    this.page = page;
    this.words = words;
    this.list = page.getByRole('list', { name: lobby.list });
    this.timer = page.getByRole('main').getByRole('timer').first();
    this.typed = page.getByRole('textbox', { name: betting.typed.label });
    this.confirm = page.getByRole('alertdialog', { name: betting.confirm.title });
    this.receipt = page.getByRole('dialog', { name: betting.receipt.title });
    this.chase = page.getByRole('dialog', { name: betting.chase.title });
  }

  tile(name: string): Locator {
    return this.list.getByRole('article', { name, exact: true });
  }

  /** The page of one of the lotteries, by its code. */
  async open(gameCode: string): Promise<void> {
    await this.page.goto(`/lottery?gameCode=${gameCode}`);
    await this.timer.waitFor();
  }

  /** Groups of plays of five digits are tabs. */
  async chooseGroup(group: keyof Words['lottery-digits']['groups']): Promise<void> {
    await this.page.getByRole('tab', { name: this.words['lottery-digits'].groups[group], exact: true }).click();
  }

  /** One of the plays of a group. */
  async choosePlay(play: keyof Words['lottery-digits']['plays']): Promise<void> {
    const { name } = this.words['lottery-digits'].plays[play];
    const plays = this.page.getByRole('group', { name: this.words.lottery.betting.plays, exact: true });
    await plays.getByText(name, { exact: true }).click();
    await expect(plays.getByRole('radio', { name, exact: true })).toBeChecked();
  }

  /** The digits at one of the places. */
  place(row: 'ten-thousands' | 'thousands' | 'hundreds' | 'tens' | 'units'): Locator {
    return this.page.getByRole('group', { name: this.words['lottery-digits'].rows[row], exact: true });
  }

  digit(row: Parameters<LotteryPage['place']>[0], digit: number): Locator {
    return this.place(row).getByRole('button', { name: String(digit), exact: true });
  }

  get addButton(): Locator {
    return this.page
      .getByRole('button', { name: this.words.lottery.betting.slip.add, exact: true })
      .filter({ visible: true })
      .last();
  }

  /** The lines of the slip, where it lies open. */
  get slipLines(): Locator {
    return this.page
      .getByRole('list', { name: this.words.lottery.betting.slip.lines })
      .getByRole('listitem')
      .filter({
        has: this.page.getByRole('group'),
      });
  }

  get placeButton(): Locator {
    return this.page.getByRole('button', { name: this.words.lottery.betting.slip.place, exact: true });
  }

  /** On phones the slip comes from below. */
  async openSlip(): Promise<Locator> {
    const { bar, title } = this.words.lottery.betting.slip;
    await this.page.getByRole('region', { name: bar }).getByRole('button', { name: title }).click();
    const sheet = this.page.getByRole('dialog', { name: title });
    await sheet.waitFor();
    return sheet;
  }

  /** Bets so much in the dialog that asks. */
  confirmButton(amount: string): Locator {
    return this.confirm.getByRole('button', { name: fill(this.words.lottery.betting.confirm.place, { amount }) });
  }

  /** What the receipt says of a name, such as the greatest prize. */
  receiptValue(name: string): Locator {
    const term = this.page.getByRole('term').filter({ hasText: name });
    return this.receipt.locator('div').filter({ has: term }).last().getByRole('definition');
  }

  /** Leaves the receipt for the order that it is of. */
  async seeOrder(): Promise<void> {
    await this.receipt.getByRole('link', { name: this.words.lottery.betting.receipt.see }).click();
    await expect(this.receipt).toHaveCount(0);
    await this.draws.first().waitFor();
  }

  /** The draws of the order that is open. */
  get draws(): Locator {
    return this.page
      .getByRole('region', { name: this.words.lottery.order.draws })
      .getByRole('listitem')
      .filter({
        has: this.page.getByRole('heading'),
      });
  }

  /** How the order that is open stands. */
  state(state: keyof Words['lottery']['orders']['states']): Locator {
    return this.page.getByRole('main').getByText(this.words.lottery.orders.states[state], { exact: true }).first();
  }
}
