import type { EventDetail, EventSummary } from '@tonalli/contracts/sports/shapes';
import type { SportsClient } from './client';
import { changed } from './matches';

/** The feed is asked about so many matches at once. */
const MOST_FOLLOWED = 30;
const ASK_MS = 3_000;
const MOST_AT_ONCE = 4;

interface StoreEvents {
  readonly changed: (events: ReadonlySet<string>) => void;
  readonly failed: (failure: unknown) => void;
}

/** Matches that are looked at, kept as they stand: read once whole, and by what changed from then on. */
export class MarketStore {
  private readonly client: SportsClient;
  private readonly on: StoreEvents;
  private readonly matches = new Map<string, EventDetail>();
  private readonly wanted: string[] = [];
  private readonly reading = new Set<string>();
  private followed: readonly string[] = [];
  private cursor = 0;
  private isAsking = false;
  /** How far the world's clock is ahead of the page's. */
  private ahead = 0;

  constructor(client: SportsClient, on: StoreEvents) {
    this.client = client;
    this.on = on;
    setInterval(() => void this.ask(), ASK_MS);
  }

  get now(): number {
    return Date.now() + this.ahead;
  }

  tellNow(now: number): void {
    this.ahead = now - Date.now();
  }

  of(event: string): EventDetail | undefined {
    return this.matches.get(event);
  }

  /** Follows these matches, the most important first, and reads those that are not known. */
  follow(events: readonly string[]): void {
    this.followed = [...new Set(events)].slice(0, MOST_FOLLOWED);
    for (const event of this.followed) this.want(event);
  }

  /** What a list tells is newer than what is known. */
  takes(summaries: readonly EventSummary[]): void {
    for (const summary of summaries) {
      const known = this.matches.get(summary.id);
      if (known) this.matches.set(summary.id, { ...known, ...summary });
    }
  }

  private want(event: string): void {
    if (this.matches.has(event) || this.reading.has(event) || this.wanted.includes(event)) return;
    this.wanted.push(event);
    this.readNext();
  }

  private readNext(): void {
    while (this.reading.size < MOST_AT_ONCE) {
      const event = this.wanted.shift();
      if (event === undefined) return;
      this.reading.add(event);
      void this.read(event);
    }
  }

  private async read(event: string): Promise<void> {
    try {
      const { now, event: match } = await this.client.event(event);
      this.tellNow(now);
      this.matches.set(event, match);
      this.on.changed(new Set([event]));
    } catch (failure) {
      this.on.failed(failure);
    } finally {
      this.reading.delete(event);
      this.readNext();
    }
  }

  private async ask(): Promise<void> {
    const known = this.followed.filter((event) => this.matches.has(event));
    for (const event of this.followed) this.want(event);
    if (this.isAsking || known.length === 0 || document.hidden) return;
    this.isAsking = true;
    try {
      const { now, cursor, isStale, content } = await this.client.changes(known, this.cursor);
      this.tellNow(now);
      this.cursor = cursor;
      if (isStale) for (const event of known) void this.read(event);
      for (const change of content) {
        const match = this.matches.get(change.event);
        if (match) this.matches.set(change.event, changed(match, change));
      }
      if (content.length > 0) this.on.changed(new Set(content.map(({ event }) => event)));
    } catch (failure) {
      this.on.failed(failure);
    } finally {
      this.isAsking = false;
    }
  }
}
