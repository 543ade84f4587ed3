import {
  GREATEST_STAKE_MINOR,
  type LegNow,
  OddsChoice,
  type PlacedSlip,
  type SlipCheck,
} from '@tonalli/contracts/sports-bets/shapes';
import { el } from '../../page/dom';
import { failureText, newRoundKey, untilAnswered } from '../../page/failures';
import { CallFailure } from '../../page/game-server';
import { announce } from '../../page/hud-parts';
import type { PlayWatch } from '../../page/play-watch';
import type { Order } from './client';
import type { Kit } from './kit';
import { refName } from './matches';
import { button, replaceContent } from './parts';
import { formFor, formsOf, type KeptLeg, type KeptSlip, keepSlip, keptSlip, stakeOf, toggled } from './slip-legs';
import { outcomeParts } from './slip-outcome';
import { formText, isToAccept, obstacle } from './slip-words';

const CHECK_MS = 250;
const ASK_MS = 1_000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface PanelParts {
  readonly kit: Kit;
  readonly place: HTMLElement;
  readonly watch: PlayWatch;
  /** Bets with real money need an account of one's own; null where there is one. */
  readonly register: (() => void) | null;
  readonly changed: () => void;
  readonly placed: (slip: PlacedSlip) => void;
  readonly seeBets: () => void;
}

/** What is bet: legs, how they go together, the stake. It keeps what was chosen, and says what changed leg by leg. */
export class SlipPanel {
  private readonly parts: PanelParts;
  private slip: KeptSlip = keptSlip();
  private check: SlipCheck | null = null;
  private result: PlacedSlip | null = null;
  private isPlacing = false;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly toggle = el('button.slip-toggle', { type: 'button', 'aria-controls': 'slip-body' });
  private readonly legs = el('ol.legs');
  private readonly form = el('select', { id: 'form' });
  private readonly stake = el('input', { id: 'stake', inputmode: 'decimal', autocomplete: 'off', maxlength: '10' });
  private readonly choice = el('select', { id: 'odds-choice' });
  private readonly sums = el('dl.sums');
  private readonly fault = el('p.fault', { id: 'slip-fault', role: 'alert' });
  private readonly note = el('p.remark');
  private readonly spin = el('button.action', { id: 'spin', type: 'button' });
  private readonly clear: HTMLButtonElement;
  private readonly close: HTMLButtonElement;
  private readonly outcome = el('div.outcome', { role: 'status' });
  private readonly stakeLabel = el('span');
  private readonly fields: HTMLElement;
  private readonly empty: HTMLElement;

  constructor(parts: PanelParts) {
    this.parts = parts;
    const { t } = parts.kit;
    this.stake.value = this.slip.stake;
    this.stake.setAttribute('aria-describedby', 'slip-fault');
    for (const one of OddsChoice.options) this.choice.append(el('option', { value: one }, t(`choice_${one}`)));
    this.choice.value = this.slip.oddsChoice;
    const field = (name: string | Node, input: HTMLElement) => el('label.entry', {}, name, input);
    this.clear = button('button.link', {
      key: 'clear',
      label: t('clear'),
      press: () => this.empties(),
    });
    this.close = button('button.link', { key: 'close-slip', label: t('closeSlip'), press: () => this.open(false) });
    this.close.classList.add('slip-close');
    this.empty = el('p.empty', {}, t('slipEmpty'));
    this.fields = el(
      'div.slip-fields',
      {},
      field(t('form'), this.form),
      field(this.stakeLabel, this.stake),
      field(t('oddsChoice'), this.choice),
      el('div.slip-foot', {}, this.sums, this.note, this.fault, this.spin, this.registerLink()),
    );
    const head = el('div.slip-head', {}, el('h2', {}, t('slip')), this.clear, this.close);
    const body = el('div.slip-body', { id: 'slip-body' }, head, this.outcome, this.empty, this.legs, this.fields);
    parts.place.replaceChildren(this.toggle, body);
    parts.place.setAttribute('aria-label', t('slip'));
    this.listen();
    this.draw();
    this.checkSoon();
  }

  /** The slip stays as it is for whoever comes back with an account. */
  private registerLink(): HTMLElement | null {
    const { register, kit } = this.parts;
    return register && button('button.link', { key: 'register', label: kit.t('forReal'), press: register });
  }

  get events(): readonly string[] {
    return this.slip.legs.map(({ leg }) => leg.event);
  }

  has(name: string): boolean {
    return this.slip.legs.some(({ leg }) => refName(leg) === name);
  }

  take(leg: KeptLeg): void {
    this.result = null;
    this.showOutcome(0);
    this.set(toggled(this.slip, leg));
    const { t } = this.parts.kit;
    if (this.has(refName(leg.leg)))
      announce(`${t('slipOpen', { count: this.slip.legs.length })}: ${leg.answer}. ${t('slipKey')}`);
  }

  /** Prices moved of what is on the slip. */
  hear(events: ReadonlySet<string>): void {
    if (this.events.some((event) => events.has(event))) this.checkSoon();
  }

  open(isOpen: boolean): void {
    this.parts.place.dataset.open = String(isOpen);
    this.toggle.setAttribute('aria-expanded', String(isOpen));
    // On a phone one button gives way to the other.
    const next = isOpen ? this.close : this.toggle;
    next.focus({ preventScroll: true });
  }

  /** With the keyboard, from a price. */
  private reach(): void {
    if (this.slip.legs.length === 0) return;
    if (this.toggle.checkVisibility()) this.open(true);
    this.stake.focus();
    this.stake.select();
  }

  private listen(): void {
    const { place } = this.parts;
    this.toggle.addEventListener('click', () => this.open(place.dataset.open !== 'true'));
    place.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && place.dataset.open === 'true') this.open(false);
    });
    // Between a price and the slip lie all other prices.
    document.addEventListener('keydown', (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isPrice = target instanceof Element && target.matches('.price');
      if (!isPrice || key.toLowerCase() !== 'b' || ctrlKey || metaKey || altKey) return;
      // It is not typed into what has the focus then.
      event.preventDefault();
      this.reach();
    });
    this.form.addEventListener('change', () => {
      const form = formsOf(this.slip.legs.length)[this.form.selectedIndex];
      if (form) this.set({ ...this.slip, form });
    });
    this.stake.addEventListener('input', () => this.set({ ...this.slip, stake: this.stake.value }));
    this.stake.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.spin.click();
    });
    this.choice.addEventListener('change', () => {
      const oddsChoice = OddsChoice.safeParse(this.choice.value).data;
      if (oddsChoice) this.set({ ...this.slip, oddsChoice });
    });
    this.spin.addEventListener('click', () => void this.press());
  }

  private set(slip: KeptSlip): void {
    this.slip = { ...slip, form: formFor(slip.form, slip.legs.length) };
    keepSlip(this.slip);
    this.fault.textContent = '';
    this.draw();
    this.checkSoon();
    this.parts.changed();
  }

  /** What was told of a bet is about legs that were there. */
  private empties(): void {
    this.result = null;
    this.showOutcome(0);
    this.set({ ...this.slip, legs: [] });
  }

  private checkSoon(): void {
    clearTimeout(this.timer);
    // Whatever was asked before is about another slip.
    this.asked += 1;
    if (this.slip.legs.length === 0) this.check = null;
    else this.timer = setTimeout(() => void this.ask(this.asked), CHECK_MS);
  }

  private get sent() {
    const stakeMinor = stakeOf(this.slip.stake);
    return {
      legs: this.slip.legs.map(({ leg }) => leg),
      form: this.slip.form,
      stakeMinor: Math.min(Math.max(1, stakeMinor ?? 1), GREATEST_STAKE_MINOR),
    };
  }

  private async ask(asked: number): Promise<void> {
    try {
      const check = await this.parts.kit.client.check(this.sent);
      if (asked !== this.asked) return;
      this.check = check;
      this.draw();
    } catch (failure) {
      this.parts.kit.failed(failure);
    }
  }

  private nowOf({ leg }: KeptLeg): LegNow | undefined {
    return this.check?.legs.find((one) => refName(one) === refName(leg));
  }

  private get mustAccept(): boolean {
    return this.slip.legs.some((kept) => {
      const now = this.nowOf(kept);
      return now !== undefined && isToAccept(now, kept.leg.oddsMilli, this.slip.oddsChoice);
    });
  }

  /** Anew, with odds as they are written now. */
  draw(): void {
    const { t, money } = this.parts.kit;
    const { legs, form } = this.slip;
    const count = legs.length;
    this.toggle.textContent = count > 0 ? t('slipOpen', { count }) : t('slip');
    this.parts.place.dataset.count = String(count);
    this.empty.hidden = count > 0 || this.result !== null;
    this.fields.hidden = count === 0;
    this.clear.hidden = count === 0;
    replaceContent(this.legs, ...legs.map((kept) => this.legRow(kept)));
    const forms = formsOf(count);
    this.form.replaceChildren(...forms.map((one) => el('option', {}, formText(t, one, count))));
    this.form.selectedIndex = forms.findIndex((one) => JSON.stringify(one) === JSON.stringify(form));
    this.stakeLabel.textContent = t((this.check?.lines ?? 1) > 1 ? 'stakeEach' : 'stakeOne');
    this.showSums();
    const isBlocked = obstacle(t, money, { slip: this.slip, check: this.check });
    this.note.textContent = count > 0 ? (isBlocked ?? this.waitText()) : '';
    this.note.dataset.fault = String(Boolean(isBlocked));
    const total = (stakeOf(this.slip.stake) ?? 0) * Math.max(1, this.check?.lines ?? 1);
    this.spin.textContent = this.mustAccept ? t('accept') : t('place', { amount: money(total) });
    this.spin.disabled = this.isPlacing || isBlocked !== null;
  }

  private waitText(): string {
    const waitsMs = this.check?.waitsMs ?? 0;
    return waitsMs > 0 ? this.parts.kit.t('waits', { seconds: Math.round(waitsMs / 1_000) }) : '';
  }

  private showSums(): void {
    const { t, money, odds } = this.parts.kit;
    const pair = (name: string, value: string) => el('div', {}, el('dt', {}, name), el('dd', {}, value));
    const { check } = this;
    if (!check) {
      this.sums.replaceChildren();
      return;
    }
    const together = this.slip.legs.reduce(
      (all, kept) => all * ((this.nowOf(kept)?.oddsMilli ?? 1_000) / 1_000),
      1_000,
    );
    const isOne = this.slip.form.kind === 'parlay' && together <= 1_000_000;
    const isAsked = stakeOf(this.slip.stake) === this.sent.stakeMinor;
    const sum = (amountMinor: number) => (isAsked ? money(amountMinor) : '—');
    this.sums.replaceChildren(
      isOne ? pair(t('odds'), odds(Math.max(1_001, Math.floor(together)))) : pair(t('lines'), String(check.lines)),
      pair(t('totalStake'), sum(check.stakeMinor)),
      pair(t('greatest'), sum(check.greatestPayoutMinor)),
    );
  }

  private legRow(kept: KeptLeg): HTMLElement {
    const { t, odds } = this.parts.kit;
    const now = this.nowOf(kept);
    const { oddsMilli } = kept.leg;
    const fault = now?.fault ?? null;
    const values = { from: odds(oddsMilli), to: now?.oddsMilli ? odds(now.oddsMilli) : '' };
    const remove = button('button.remove', {
      key: `remove/${refName(kept.leg)}`,
      label: '×',
      press: () => this.take(kept),
    });
    remove.setAttribute('aria-label', t('remove', { answer: kept.answer }));
    return el(
      'li.leg',
      { 'data-fault': fault ?? '' },
      el('div.leg-words', {}, el('b', {}, kept.answer), el('span', {}, kept.market), el('span', {}, kept.match)),
      el('b.odds', {}, odds(now?.oddsMilli ?? oddsMilli)),
      remove,
      fault === null ? null : el('p.leg-fault', {}, t(`f_${fault}`, values)),
    );
  }

  /** Takes the odds of now on the slip. */
  private accept(): void {
    const legs = this.slip.legs.map((kept) => {
      const now = this.nowOf(kept);
      if (now?.oddsMilli == null || now.version === null) return kept;
      return { ...kept, leg: { ...kept.leg, oddsMilli: now.oddsMilli, version: now.version } };
    });
    this.set({ ...this.slip, legs });
  }

  private async press(): Promise<void> {
    if (this.isPlacing || this.slip.legs.length === 0) return;
    if (this.mustAccept) {
      this.accept();
      return;
    }
    if (!this.parts.watch.mayBegin()) return;
    this.isPlacing = true;
    this.fault.textContent = '';
    this.draw();
    const { t, client, failed } = this.parts.kit;
    const { legs, form } = this.slip;
    const order: Order = { slipKey: newRoundKey(), slip: this.sent, oddsChoice: this.slip.oddsChoice };
    try {
      const placed = await untilAnswered(t, () => client.place(order, () => announce(t('retrying'))));
      this.slip = { ...this.slip, legs: [], form: { kind: 'singles' } };
      keepSlip(this.slip);
      this.checkSoon();
      this.parts.changed();
      this.tell(placed);
      // What had the focus is gone with the legs.
      this.outcome.querySelector('button')?.focus();
      void this.follow(placed, { legs, form });
    } catch (failure) {
      if (!this.parts.watch.takes(failure)) this.fault.textContent = failureText(t, failure);
      if (!(failure instanceof CallFailure)) failed(failure);
      this.checkSoon();
    } finally {
      this.isPlacing = false;
      this.draw();
    }
  }

  private tell(placed: PlacedSlip): void {
    this.result = placed;
    this.parts.placed(placed);
    this.showOutcome(0);
  }

  /** In play a bet is accepted some seconds later, or refused: then it is on the slip again. */
  private async follow(placed: PlacedSlip, bet: Pick<KeptSlip, 'legs' | 'form'>): Promise<void> {
    let slip = placed;
    const seconds = Math.ceil(Math.max(0, (placed.decidesAt ?? 0) - placed.placedAt) / 1_000);
    for (let left = seconds; slip.state === 'PENDING'; left -= 1) {
      this.showOutcome(Math.max(0, left));
      await wait(ASK_MS);
      slip = await this.parts.kit.client.slip(placed.slipId).catch(() => slip);
      if (this.result?.slipId !== placed.slipId) return;
      if (slip.state === 'REFUSED' && this.slip.legs.length === 0) this.set({ ...this.slip, ...bet });
      if (slip.state !== 'PENDING') this.tell(slip);
    }
  }

  private seeBets(): void {
    this.result = null;
    this.showOutcome(0);
    this.draw();
    this.parts.seeBets();
  }

  private showOutcome(seconds: number): void {
    const { result } = this;
    if (!result) {
      this.outcome.replaceChildren();
      return;
    }
    const seeBets = (): void => this.seeBets();
    this.outcome.dataset.state = result.state;
    replaceContent(this.outcome, ...outcomeParts(this.parts.kit, { result, seconds, seeBets }));
    this.empty.hidden = true;
  }
}
