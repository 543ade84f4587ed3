import { trim } from '../kernel/trim';
import type { World } from '../world/world';
import { saltOf } from './chain-seeds';
import type { AnyGameModule, AnyRounds } from './define-game';
import type { Wallet } from './wallet';

/** Between a title and what tells the table of one person in it from all others. */
const OWN = '~';
/** More than are played at at a time. */
const MOST_TABLES = 4_096;

export interface TablePlace {
  readonly nodeId: string;
  /** Whose own table it is; null: it is the title's, for everybody. */
  readonly tableOwnerId: string | null;
}

/**
 * Whose table somebody plays at: who banks others pays in what they are paid in, so that with play money each has a table of
 * their own; null: the title's.
 */
export const tableOwnerOf = (
  { bank, rounds }: Pick<AnyGameModule, 'bank' | 'rounds'>,
  { memberId, wallet }: { memberId: string; wallet: Wallet },
): string | null => (bank === 'players' && wallet === 'trial' && rounds?.perTitle ? memberId : null);

/** What a table is called, which does not say whose it is; null where all titles of the family are one. */
export function tableAt(
  world: World,
  { rounds }: Pick<AnyGameModule, 'rounds'>,
  { nodeId, tableOwnerId }: TablePlace,
): string | null {
  if (!rounds?.perTitle) return null;
  return tableOwnerId === null ? nodeId : `${nodeId}${OWN}${saltOf(world, rounds, `table:${nodeId}:${tableOwnerId}`)}`;
}

const named = new WeakMap<AnyRounds, Map<string, AnyRounds>>();

/** The rounds as they are played at a table, or by all titles alike. */
export function roundsAt(rounds: AnyRounds, table: string | null): AnyRounds {
  if (table === null) return rounds;
  const tables = named.get(rounds) ?? new Map<string, AnyRounds>();
  named.set(rounds, tables);
  const known = tables.get(table);
  if (known) return known;
  const [nodeId = ''] = table.split(OWN);
  const own = { ...rounds, ...rounds.ofTitle?.(nodeId), name: `${rounds.name}/${table}` };
  tables.set(table, own);
  trim(tables, MOST_TABLES);
  return own;
}

/** The rounds of a name, where these are they; null otherwise. */
export function roundsNamed(rounds: AnyRounds, name: string): AnyRounds | null {
  if (!rounds.perTitle) return rounds.name === name ? rounds : null;
  const prefix = `${rounds.name}/`;
  return name.startsWith(prefix) && name.length > prefix.length ? roundsAt(rounds, name.slice(prefix.length)) : null;
}
