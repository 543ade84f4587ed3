import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { createRowMemory } from './row-memory';
import { createTransactions } from './transactions';

/** A table of names with numbers, read through a memory. */
function remembering(most = 10) {
  const sqlite = new Database(':memory:');
  sqlite.exec('CREATE TABLE numbers (name TEXT PRIMARY KEY, n INTEGER NOT NULL)');
  const { transaction, attempt, undoings } = createTransactions<never>(sqlite);
  const memory = createRowMemory<number>(undoings, most);
  const select = sqlite.prepare<[string], number>('SELECT n FROM numbers WHERE name = ?').pluck();
  let reads = 0;
  return {
    transaction,
    attempt,
    reads: () => reads,
    inTable: (name: string) => select.get(name),
    put(name: string, n: number): void {
      sqlite.prepare('INSERT INTO numbers VALUES (?, ?) ON CONFLICT DO UPDATE SET n = excluded.n').run(name, n);
      memory.keep(name, n);
    },
    read(name: string): number | undefined {
      const known = memory.get(name);
      if (known !== undefined) return known;
      reads += 1;
      const n = select.get(name);
      if (n !== undefined) memory.keep(name, n);
      return n;
    },
  };
}

const failing = (work: () => void) => () => {
  work();
  throw new Error('undone');
};

describe('rows that are remembered', () => {
  it('R1 are not read again, and are those that were written last', () => {
    const numbers = remembering();
    numbers.put('a', 1);
    numbers.transaction(() => numbers.put('a', 2));
    expect([numbers.read('a'), numbers.read('a')]).toEqual([2, 2]);
    expect(numbers.reads()).toBe(0);
  });

  it('R1 are what the table says after a transaction, a part of one and a try were undone', () => {
    const numbers = remembering();
    numbers.put('a', 1);
    expect(() => numbers.transaction(failing(() => numbers.put('a', 2)))).toThrow('undone');
    expect(numbers.read('a')).toBe(1);
    numbers.transaction(() => {
      numbers.put('a', 3);
      expect(() => numbers.transaction(failing(() => numbers.put('a', 4)))).toThrow('undone');
      expect(numbers.read('a')).toBe(3);
    });
    expect(() => numbers.attempt([failing(() => numbers.put('a', 5))])).toThrow('undone');
    expect([numbers.read('a'), numbers.inTable('a')]).toEqual([3, 3]);
  });

  it('R1 are never more than the bound says, by one', () => {
    const numbers = remembering(2);
    for (const name of ['a', 'b', 'c', 'd']) numbers.put(name, 1);
    expect(numbers.read('d')).toBe(1);
    expect(numbers.reads()).toBe(0);
    numbers.read('a');
    expect(numbers.reads()).toBe(1);
  });
});
