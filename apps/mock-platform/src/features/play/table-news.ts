import { repository } from '../../world/world';

/** A bet of a table was placed, moved on, decided or taken back. */
export interface ChangedBet {
  /** Null for one that was placed. */
  readonly roundId: string | null;
  readonly memberId: string;
  readonly isTrial: boolean;
  /** So that whoever did it was told. */
  readonly isByMember: boolean;
}

/** Null: something else of the table. */
export type TableReader = (bet: ChangedBet | 'step' | null) => void;

/** Who looks at which table of a world; null is no table. */
export interface TableNews {
  /** Costs next to nothing while nobody looks. Call within the transaction or behind it; readers look once it is over. */
  changed(table: string | null, bet: ChangedBet): void;
  /** Somebody took a step in its round that the others see. */
  stepped(table: string | null): void;
  /** Something else of a table may be different, such as a round that a tester moved. */
  stirred(table: string | null): void;
  subscribe(table: string, reader: TableReader): () => void;
}

export const tableNews = repository((): TableNews => {
  const readers = new Map<string | null, TableReader>();
  return {
    changed: (table, bet) => readers.get(table)?.(bet),
    stepped: (table) => readers.get(table)?.('step'),
    stirred: (table) => readers.get(table)?.(null),
    subscribe(table, reader) {
      readers.set(table, reader);
      return () => readers.delete(table);
    },
  };
});
