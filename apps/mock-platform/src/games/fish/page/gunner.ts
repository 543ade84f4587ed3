import { FISH_HITS_AT_ONCE, FISH_SEATS, FISH_SEGMENT_HITS, FishView } from '@tonalli/contracts/games/fish';
import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { codeOf } from '../../page/failures';
import type { TableCalls } from '../../page/table/table-calls';
import { tellsAgainAfter, tellsFirstAfter } from '../pace';
import type { Waters } from './waters';

export interface GunnerEvents {
  /** Shots were decided. */
  decided(answer: RoundAnswer, view: FishView): void;
  /** A call is on its way for so much. */
  asked(stakeMinor: number): void;
  /** It came to nothing, and nothing was charged. */
  refused(failure: unknown): void;
  /** Nobody can sit down. */
  full(): void;
}

interface GunnerParts {
  readonly waters: Waters;
  readonly calls: TableCalls;
  readonly unitMinor: number;
  readonly on: GunnerEvents;
}

interface Own {
  readonly answer: RoundAnswer;
  readonly view: FishView;
}

/** Nothing was charged for these, and the game goes on by itself. */
const PASSING: ReadonlySet<string> = new Set([
  'TOO_LATE',
  'BET_INVALID',
  'STEP_INVALID',
  'ROUND_CLOSED',
  'ROUND_NOT_FOUND',
]);

/** Tells the platform of hits, batch after batch: the first of a tide take the seat, the others are steps of the segment. */
export class Gunner {
  private readonly parts: GunnerParts;
  private own: Own | null = null;
  private asking = false;
  private tellsAt = 0;

  constructor(parts: GunnerParts) {
    this.parts = parts;
  }

  get isAsking(): boolean {
    return this.asking;
  }

  /** A segment is open, so that the seat is taken. */
  get sits(): boolean {
    return this.own !== null && !this.own.answer.isOver && this.own.view.round === this.parts.waters.key;
  }

  /** All rooms have a new tide at once: what was fired in it is told page by page. */
  tideTurned(): void {
    this.tellsAt = performance.now() + tellsFirstAfter(Math.random());
  }

  /** Found open when the page was, or read anew. */
  takeOver(answer: RoundAnswer): void {
    const view = FishView.parse(answer.view);
    if (answer.isOver || view.round !== this.parts.waters.key) {
      if (this.own?.answer.roundId === answer.roundId) this.own = null;
      return;
    }
    this.own = { answer, view };
    this.parts.waters.seat = view.seat;
    this.parts.waters.isFull = false;
  }

  owns(roundId: string): boolean {
    return this.own?.answer.roundId === roundId;
  }

  /** Where nobody sits: the seat that was had stays, if it is free. */
  chooseSeat(): boolean {
    const { waters } = this.parts;
    waters.isFull = false;
    // The room may show the own seat before its answer is here.
    if (this.sits || this.asking) return true;
    const taken = new Set(waters.shown.seats.map(({ seat }) => seat));
    const free = Array.from({ length: FISH_SEATS }, (_, at) => at + 1).filter((seat) => !taken.has(seat));
    if (free.includes(waters.seat)) return true;
    const [first] = free;
    waters.isFull = first === undefined;
    if (first === undefined) return false;
    waters.seat = first;
    return true;
  }

  /** Sends the hits whose turn has come, unless an answer is waited for or the last one came a moment ago. */
  async flush(): Promise<void> {
    const { waters, on, unitMinor } = this.parts;
    const askedAt = performance.now();
    if (this.asking || askedAt < this.tellsAt || waters.isOver() || waters.key === null) return;
    const room = this.sits ? FISH_SEGMENT_HITS - (this.own?.view.count ?? 0) : FISH_HITS_AT_ONCE;
    const hits = waters.take(Math.min(FISH_HITS_AT_ONCE, room));
    if (hits.length === 0) return;
    if (!this.chooseSeat()) {
      waters.forgetShots();
      on.full();
      return;
    }
    this.asking = true;
    on.asked(hits.reduce((sum, { level }) => sum + level * unitMinor, 0));
    try {
      const answer = await this.ask(hits);
      const view = FishView.parse(answer.view);
      this.own = answer.isOver ? null : { answer, view };
      waters.seat = view.seat;
      on.decided(answer, view);
    } catch (failure) {
      this.failed(failure);
    } finally {
      this.asking = false;
      this.tellsAt = askedAt + tellsAgainAfter(performance.now() - askedAt, Math.random());
    }
  }

  private ask(hits: ReturnType<Waters['take']>): Promise<RoundAnswer> {
    const { calls, waters } = this.parts;
    if (this.own && this.sits) return calls.step(this.own.answer, { do: 'fire', hits });
    return calls.place({ round: waters.key, seat: waters.seat, hits });
  }

  private failed(failure: unknown): void {
    const { waters, on } = this.parts;
    const code = codeOf(failure);
    // The segment ended meanwhile, or the seat went to somebody else: the next shot sits down anew.
    if (['STEP_INVALID', 'ROUND_NOT_FOUND'].includes(code)) this.own = null;
    if (code === 'SEAT_TAKEN') waters.seat = (waters.seat % FISH_SEATS) + 1;
    else if (!PASSING.has(code)) waters.forgetShots();
    on.refused(PASSING.has(code) || code === 'SEAT_TAKEN' ? null : failure);
  }
}
