import { expect, type FrameLocator, type Locator } from '@playwright/test';

const WORDS = {
  es: {
    football: 'Futbol',
    inPlay: 'En vivo',
    bets: 'Mis apuestas',
    matches: 'Partidos',
    settled: 'Terminadas',
    system: 'Sistema 2 de 3',
    accepted: 'Apuesta aceptada',
    waiting: 'Esperando confirmación',
    refused: 'No se aceptó; tu dinero volvió.',
    oddsChanged: 'La cuota cambió',
    cashOut: 'Cerrar apuesta',
    sellFor: /^Cerrar por \$/,
    won: 'Ganada',
    paidPart: 'Pagó una parte',
    halfWon: 'media ganada: mitad a',
    givenBack: 'Devuelta',
    unfinished: 'partido sin terminar',
    corrected: 'resultado corregido',
    soldBack: 'Cerrada con pago',
    verify: 'Verificar este partido',
    verified: 'Verificado en tu navegador',
  },
  en: {
    football: 'Football',
    inPlay: 'In play',
    bets: 'My bets',
    matches: 'Matches',
    settled: 'Settled',
    system: 'System 2 of 3',
    accepted: 'Bet accepted',
    waiting: 'Waiting to be accepted',
    refused: 'It was not accepted; your money is back.',
    oddsChanged: 'The odds changed',
    cashOut: 'Cash out',
    sellFor: /^Cash out \$/,
    won: 'Won',
    paidPart: 'Paid a part',
    halfWon: 'half won: half at',
    givenBack: 'Refunded',
    unfinished: 'match abandoned',
    corrected: 'corrected result',
    soldBack: 'Cashed out',
    verify: 'Verify this match',
    verified: 'Verified in your browser',
  },
} as const;

/** A title of sports in its frame, in the words of one language. */
export class Sportsbook {
  readonly words: (typeof WORDS)['es' | 'en'];
  readonly outcome: Locator;
  readonly legs: Locator;
  readonly cards: Locator;
  private readonly frame: FrameLocator;

  constructor(frame: FrameLocator, lang: 'es' | 'en') {
    this.frame = frame;
    this.words = WORDS[lang];
    this.outcome = frame.locator('.outcome');
    this.legs = frame.locator('#slip .leg');
    this.cards = frame.locator('.slip-card');
  }

  async tab(name: 'matches' | 'inPlay' | 'bets'): Promise<void> {
    await this.frame.locator('#tabs').getByRole('button', { name: this.words[name] }).click();
  }

  async openMatch(event: string): Promise<void> {
    await this.tab('matches');
    await this.frame.getByRole('button', { name: this.words.football, exact: true }).click();
    const past = this.frame.locator('.past:not([open]) summary');
    const match = this.frame.locator(`[data-event="${event}"] .match`);
    await expect(match.or(past).first()).toBeVisible();
    if (!(await match.isVisible())) await past.click();
    await match.click();
  }

  /** Takes an answer on the slip, from the match's own page. */
  async choose(event: string, answer: string): Promise<void> {
    await this.openMatch(event);
    const price = this.frame.locator(`[data-key="price/${event}/${answer}"]`);
    await price.click();
    await expect(price).toHaveAttribute('aria-pressed', 'true');
  }

  /** A line of goals in quarters, such as 11 for 2.75: with the next whole number, over it wins by half. */
  async threeQuartersLine(event: string): Promise<number> {
    await this.openMatch(event);
    const prices = this.frame.locator(`[data-key^="price/${event}/totalGoals/match:"][data-key$="/over"]`);
    await expect(prices.first()).toBeVisible();
    const keys = await prices.evaluateAll((all) => all.map((one) => one.getAttribute('data-key') ?? ''));
    const lines = keys.map((key) => Number(/match:(\d+)/.exec(key)?.[1]));
    return lines.find((line) => line % 4 === 3) ?? Number.NaN;
  }

  /** Bets what is on the slip; answers the odds of its legs, by which it was bet. */
  async bet(stake: string, form?: string): Promise<number[]> {
    const toggle = this.frame.locator('.slip-toggle');
    if (await toggle.isVisible()) await toggle.click();
    if (form) await this.frame.locator('#slip select').first().selectOption({ label: form });
    await this.frame.locator('#stake').fill(stake);
    const odds = await this.legs.locator('.odds').allTextContents();
    await this.frame.locator('#spin').click();
    await expect(this.outcome.getByRole('button')).toBeVisible();
    return odds.map(Number);
  }

  /** Puts the slip away, which on a phone lies over everything. */
  async closeSlip(): Promise<void> {
    const close = this.frame.locator('.slip-close');
    if (await close.isVisible()) await close.click();
  }

  async settled(): Promise<void> {
    await this.tab('bets');
    await this.frame.getByRole('button', { name: this.words.settled, exact: true }).click();
  }

  async sellHalf(card: Locator): Promise<void> {
    await card.getByRole('button', { name: this.words.cashOut }).click();
    await this.frame.getByRole('button', { name: '50%' }).click();
    await this.frame.getByRole('button', { name: this.words.sellFor }).click();
    await expect(this.frame.getByRole('dialog')).toHaveCount(0);
  }

  /** Has the browser play the match that is open again, by its seed. */
  async verify(): Promise<void> {
    await this.frame.getByRole('button', { name: this.words.verify }).click();
    await expect(this.frame.getByRole('dialog')).toContainText(this.words.verified);
  }
}
