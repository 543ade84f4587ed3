import Database from 'better-sqlite3';

export interface Statements {
  readonly reads: string[];
  readonly writes: string[];
}

let told: Statements | null = null;

/** Every statement of the driver passes through these, whoever prepared it. */
function listen(): void {
  const prototype: object = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1'));
  for (const name of ['run', 'get', 'all', 'iterate'] as const) {
    const real: unknown = Reflect.get(prototype, name);
    if (typeof real !== 'function') throw new Error(`a statement has no ${name}`);
    Reflect.set(prototype, name, function heard(this: Database.Statement, ...args: unknown[]): unknown {
      told?.[this.readonly ? 'reads' : 'writes'].push(this.source);
      return Reflect.apply(real, this, args);
    });
  }
}

let listens = false;

/** The statements that a work runs, those that write apart from those that only read. */
export function statementsOf(work: () => unknown): Statements {
  if (!listens) listen();
  listens = true;
  told = { reads: [], writes: [] };
  const found = told;
  try {
    work();
  } finally {
    told = null;
  }
  return found;
}
