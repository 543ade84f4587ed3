import type { TableTile, TableTiles } from '@tonalli/contracts/play/api';
import { MOST_TABLES } from '@tonalli/contracts/play/table-tiles';

/** A table as it was told last. */
export interface ToldTable {
  readonly table: TableTile;
  /** When, by this browser. */
  readonly heardAt: number;
  /** The platform's clock then. */
  readonly now: number;
  readonly isFrozen: boolean;
}

type Ask = (ids: string[]) => Promise<TableTiles>;

/** Tiles come on screen together. */
const GATHER_MS = 80;
const SOONEST_MS = 2_000;
const LATEST_MS = 10_000;
const AFTER_FAILURE_MS = 15_000;
/** Behind the end of a phase, what follows is there. */
const BEHIND_END_MS = 400;

/** The platform's time as it goes on here. */
export const timeAt = ({ now, heardAt, isFrozen }: ToldTable, at: number): number =>
  isFrozen ? now : now + (at - heardAt);

/** When the table goes on; null: nobody knows. */
export const goesOnAt = ({ table: { endsAt, nextOpensAt, isOver } }: ToldTable): number | null =>
  isOver ? nextOpensAt : endsAt;

/** Asks how the tables on screen stand, for as long as somebody looks, and when one of them goes on. */
export class TableWatch {
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #told = new Map<string, ToldTable>();
  readonly #ask: Ask;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  readonly get = (id: string): ToldTable | undefined => this.#told.get(id);

  /** Until the returned function is called. */
  watch(id: string, listener: () => void): () => void {
    if (this.#listeners.size === 0) document.addEventListener('visibilitychange', this.#look);
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    this.#later(GATHER_MS);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(id);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', this.#look);
    };
  }

  readonly #look = (): void => this.#later(GATHER_MS);

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#askNow(), ms);
  }

  async #askNow(): Promise<void> {
    // It is asked again once somebody looks.
    if (document.hidden || this.#listeners.size === 0) return;
    try {
      this.#hear(await this.#ask([...this.#listeners.keys()].slice(0, MOST_TABLES).sort()));
      if (this.#listeners.size > 0) this.#later(this.#restMs());
    } catch {
      if (this.#listeners.size > 0) this.#later(AFTER_FAILURE_MS);
    }
  }

  #hear({ tables, ...clock }: TableTiles): void {
    const heardAt = Date.now();
    for (const table of tables) {
      this.#told.set(table.id, { ...clock, table, heardAt });
      for (const listener of this.#listeners.get(table.id) ?? []) listener();
    }
  }

  #restMs(): number {
    const at = Date.now();
    const waits = [...this.#listeners.keys()].map((id) => {
      const told = this.#told.get(id);
      const next = told && goesOnAt(told);
      return told && next != null ? next - timeAt(told, at) + BEHIND_END_MS : LATEST_MS;
    });
    return Math.min(LATEST_MS, Math.max(SOONEST_MS, Math.min(...waits)));
  }
}
