import { TABLE_HEARTBEAT_MS, TableMessage, type TableState } from '@tonalli/contracts/play/table-shapes';

type RoundMessage = Extract<TableMessage, { type: 'round' }>;
type CrowdMessage = Extract<TableMessage, { type: 'crowd' }>;

export interface FeedEvents {
  /** All that is; what was told before does not count any more. */
  state(state: TableState): void;
  round(message: RoundMessage): void;
  crowd(crowd: CrowdMessage['crowd']): void;
  /** A bet of this session's member changed. */
  own(roundId: string): void;
  /** The stream broke, a message is missing, or nothing comes any more: it is asked for anew. */
  lost(): void;
  /** Nothing more can be asked for in this session. */
  ended(failure: unknown): void;
}

export interface FeedParts {
  /** Opens the stream. Throws where it cannot be had. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly on: FeedEvents;
  /** Whether a failure of `open` ends the session. */
  readonly isEnd: (failure: unknown) => boolean;
  readonly later: (act: () => void, ms: number) => () => void;
}

const FIRST_WAIT_MS = 400;
const MOST_WAIT_MS = 8_000;

/** What stands in the events of a stream so far, and the rest that is no whole event yet. */
export function eventsIn(text: string): { readonly data: readonly string[]; readonly rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  const data = parts.flatMap((event) => {
    const lines = event.split('\n').filter((line) => line.startsWith('data:'));
    return lines.length > 0 ? [lines.map((line) => line.slice(5).trimStart()).join('\n')] : [];
  });
  return { data, rest };
}

function readMessage(text: string): TableMessage | null {
  try {
    return TableMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Listens to a table, and connects anew whenever it could have missed something. */
export class LiveFeed {
  private readonly parts: FeedParts;
  private seq: number | null = null;
  private waitMs = FIRST_WAIT_MS;
  private stream: AbortController | null = null;
  private endWait: (() => void) | null = null;
  private endSilence: (() => void) | null = null;
  private isEnded = false;

  constructor(parts: FeedParts) {
    this.parts = parts;
  }

  /** Connects, also where a connection stands: what comes next is the whole state. */
  connect(): void {
    if (this.isEnded) return;
    this.drop();
    const stream = new AbortController();
    this.stream = stream;
    this.hearWithin();
    void this.listen(stream);
  }

  end(): void {
    this.isEnded = true;
    this.drop();
  }

  private drop(): void {
    this.endWait?.();
    this.endSilence?.();
    this.endWait = null;
    this.endSilence = null;
    this.seq = null;
    const { stream } = this;
    this.stream = null;
    stream?.abort();
  }

  private async listen(stream: AbortController): Promise<void> {
    try {
      const body = await this.parts.open(stream.signal);
      const reader = body.getReader();
      const letters = new TextDecoder();
      let text = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (this.stream !== stream) return;
        if (done) break;
        this.hearWithin();
        const { data, rest } = eventsIn((text + letters.decode(value, { stream: true })).replaceAll('\r\n', '\n'));
        text = rest;
        for (const event of data) if (this.stream === stream) this.take(event, stream);
      }
      this.again(stream);
    } catch (failure) {
      if (this.stream !== stream) return;
      if (!this.parts.isEnd(failure)) return this.again(stream);
      this.end();
      this.parts.on.ended(failure);
    }
  }

  /** A stream that says nothing, not even that it is there, is broken. */
  private hearWithin(): void {
    this.endSilence?.();
    const { stream } = this;
    this.endSilence = this.parts.later(() => stream && this.again(stream), 2 * TABLE_HEARTBEAT_MS);
  }

  private again(stream: AbortController): void {
    if (this.stream !== stream || this.isEnded) return;
    this.drop();
    this.parts.on.lost();
    this.endWait = this.parts.later(() => this.connect(), this.waitMs);
    this.waitMs = Math.min(MOST_WAIT_MS, 2 * this.waitMs);
  }

  private take(event: string, stream: AbortController): void {
    const { on } = this.parts;
    const message = readMessage(event);
    if (message?.type === 'own') on.own(message.roundId);
    else if (message?.type === 'state') {
      this.seq = message.state.seq;
      this.waitMs = FIRST_WAIT_MS;
      on.state(message.state);
    } else if (!message || this.seq === null || message.seq !== this.seq + 1) this.again(stream);
    else {
      this.seq = message.seq;
      if (message.type === 'round') on.round(message);
      else on.crowd(message.crowd);
    }
  }
}
