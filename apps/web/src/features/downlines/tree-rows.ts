import type { DownlineEntry } from './hooks/use-downline';

/** What is known of whoever stands right below somebody. */
export interface Branch {
  rows: readonly DownlineEntry[];
  totalRows: number;
  state: 'waiting' | 'failed' | 'known';
}

interface Place {
  key: string;
  level: number;
  /** Of the row that this one belongs to; null: it stands at the top. */
  parent: number | null;
}

export interface PersonRow extends Place {
  kind: 'person';
  person: DownlineEntry;
  /** Counted from 1 among `size` siblings. */
  position: number;
  size: number;
  isOpen: boolean;
}

/** In place of people who are not there yet, did not come, are filtered out, or too many to be shown in place. */
export interface NoteRow extends Place {
  kind: 'waiting' | 'failed' | 'more' | 'none';
  of: DownlineEntry;
  /** So many more stand below. */
  rest: number;
}

export type TreeRow = PersonRow | NoteRow;

interface Tree {
  top: { rows: readonly DownlineEntry[]; totalRows: number };
  /** Of everybody who was opened. */
  branches: ReadonlyMap<string, Branch>;
}

/** A tree as the rows that are drawn of it, from top to bottom. */
export function treeRows({ top, branches }: Tree): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (people: readonly DownlineEntry[], size: number, parent: number | null): void => {
    people.forEach((person, index) => {
      const branch = branches.get(person.memberId);
      const at = rows.length;
      const place = { key: person.memberId, level: person.level, parent };
      rows.push({ kind: 'person', ...place, person, position: index + 1, size, isOpen: branch !== undefined });
      if (!branch) return;
      add(branch.rows, branch.totalRows, at);
      const rest = branch.totalRows - branch.rows.length;
      const left = branch.totalRows === 0 ? 'none' : 'more';
      const kind = branch.state === 'known' ? left : branch.state;
      if (kind === 'more' && rest <= 0) return;
      rows.push({ kind, key: `${kind} ${person.memberId}`, level: person.level + 1, parent: at, of: person, rest });
    });
  };
  add(top.rows, top.totalRows, null);
  return rows;
}
