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

/** Who looks at which table of a world. */
export interface TableNews {
  /** Costs next to nothing while nobody looks. Call within the transaction or behind it; readers look once it is over. */
  changed(nodeId: string, bet: ChangedBet): void;
  /** Somebody took a step in its round that the others see. */
  stepped(nodeId: string): void;
  /** Something else of a table may be different, such as a round that a tester moved. */
  stirred(nodeId: string): void;
  subscribe(nodeId: string, reader: TableReader): () => void;
}

export const tableNews = repository((): TableNews => {
  const readers = new Map<string, TableReader>();
  return {
    changed: (nodeId, bet) => readers.get(nodeId)?.(bet),
    stepped: (nodeId) => readers.get(nodeId)?.('step'),
    stirred: (nodeId) => readers.get(nodeId)?.(null),
    subscribe(nodeId, reader) {
      readers.set(nodeId, reader);
      return () => readers.delete(nodeId);
    },
  };
});
