import type { Database } from 'better-sqlite3';

/** What the database does for each statement that `prepare` prepares, by its text; a line for a step. */
export function plansOf(sqlite: Database, prepare: () => void): Map<string, string> {
  const texts: string[] = [];
  const original = sqlite.prepare.bind(sqlite);
  sqlite.prepare = ((text: string) => {
    texts.push(text);
    return original(text);
  }) as Database['prepare'];
  prepare();
  return new Map(
    texts.map((text) => {
      // What stands for a parameter makes no difference to a plan.
      const steps = original<[], { detail: string }>(`EXPLAIN QUERY PLAN ${text.replace(/@\w+|\?/g, '1')}`).all();
      return [text, steps.map(({ detail }) => detail).join('\n')];
    }),
  );
}
