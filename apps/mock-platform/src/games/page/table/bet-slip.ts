import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import type { BetState, BetStatus, StepInput, TableBet } from './family';
import type { TableCalls } from './table-calls';

interface SlipParts<Choice extends object, View extends { readonly round: string }> {
  readonly bet: TableBet<Choice, View>;
  readonly calls: TableCalls;
  readonly read: (view: unknown) => View;
  /** Whatever changed of it. */
  readonly changed: () => void;
}

interface Played<View> {
  readonly answer: RoundAnswer;
  readonly view: View;
  /** What was chosen when it was placed. */
  readonly choice: string;
}

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** One bet of the player's: placed, replaced, taken back, stepped. It keeps the last one that the server has accepted. */
export class BetSlip<Choice extends object, View extends { readonly round: string }> {
  readonly bet: TableBet<Choice, View>;
  private readonly parts: SlipParts<Choice, View>;
  private played: Played<View> | null = null;
  private isAsking = false;
  private waits = false;

  constructor(parts: SlipParts<Choice, View>) {
    this.parts = parts;
    this.bet = parts.bet;
  }

  get answer(): RoundAnswer | null {
    return this.played?.answer ?? null;
  }

  get view(): View | null {
    return this.played?.view ?? null;
  }

  get isWaiting(): boolean {
    return this.waits;
  }

  /** Of a round that is not over, in play; 0 while nothing is. */
  get placedMinor(): number {
    return this.played && !this.played.answer.isOver ? this.played.answer.stakeMinor : 0;
  }

  get isChanged(): boolean {
    return this.played !== null && this.choiceText() !== this.played.choice;
  }

  statusIn(key: string | null): BetStatus {
    if (this.isAsking) return 'asking';
    if (!this.played || this.played.view.round !== key) return 'none';
    return this.played.answer.isOver ? 'over' : 'placed';
  }

  stateIn(key: string | null): BetState<View> {
    const { view, answer, isWaiting } = this;
    return { status: this.statusIn(key), view, answer, isWaiting };
  }

  wait(isWaiting: boolean): void {
    this.waits = isWaiting;
    this.parts.changed();
  }

  /** Places what is chosen in a round, in place of what was placed there before. */
  place(round: string): Promise<RoundAnswer> {
    this.waits = false;
    const choice = this.choiceText();
    return this.ask(() => this.parts.calls.place({ ...this.bet.choice(), round }), choice);
  }

  async withdraw(): Promise<RoundAnswer | null> {
    const { answer } = this;
    if (!answer) return null;
    this.isAsking = true;
    this.parts.changed();
    try {
      const back = await this.parts.calls.withdraw(answer.roundId);
      this.played = null;
      return back;
    } finally {
      this.isAsking = false;
      this.parts.changed();
    }
  }

  async step(input: StepInput): Promise<RoundAnswer | null> {
    const { played } = this;
    if (!played || played.answer.isOver || this.isAsking) return null;
    return this.ask(() => this.parts.calls.step(played.answer, input), played.choice);
  }

  /** How it stands by what was answered; `isFound`: the page did not place it itself, and its choice was put back. */
  take(answer: RoundAnswer, { isFound = false } = {}): void {
    const view = this.parts.read(answer.view);
    this.played = { answer, view, choice: isFound ? this.choiceText() : (this.played?.choice ?? this.choiceText()) };
    this.parts.changed();
  }

  /** The round is over and told. */
  forget(): void {
    this.played = null;
    this.parts.changed();
  }

  private choiceText(): string {
    return JSON.stringify(this.bet.choice(), inOrder);
  }

  private async ask(call: () => Promise<RoundAnswer>, choice: string): Promise<RoundAnswer> {
    this.isAsking = true;
    this.parts.changed();
    try {
      const answer = await call();
      this.played = { answer, view: this.parts.read(answer.view), choice };
      return answer;
    } finally {
      this.isAsking = false;
      this.parts.changed();
    }
  }
}
