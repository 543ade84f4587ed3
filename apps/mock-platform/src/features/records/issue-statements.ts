import { createHash } from 'node:crypto';
import { MAIN_KINDS } from '@tonalli/contracts/ledger';
import { type StatementFacts, type StatementLine, statementText } from '@tonalli/contracts/records/statement-text';
import { toIso } from '../../clock/system-time';
import { movementIdOf } from '../../ledger/movement-id';
import { findMember } from '../../people/find-member';
import type { World } from '../../world/world';
import { type Month, monthsOver } from './months';
import { movementsRepository } from './movements.repository';
import { type StoredStatement, statementsRepository } from './statements.repository';

/** Behind every entry of a moment. */
const LAST_ENTRY = Number.MAX_SAFE_INTEGER;

/** What the main account held when a moment began, as the ledger says now. */
function balanceBefore(world: World, memberId: string, at: number): number {
  const after = { at: at - 1, entryId: LAST_ENTRY };
  const later = movementsRepository(world).movedMinor({ memberId, after, upTo: null });
  return world.ledger.balance(memberId, 'member.main') - later;
}

interface Asked {
  memberId: string;
  account: string;
  previousHash: string | null;
}

/** A month as the ledger has it now, with the hash of its text. */
export function readMonth(world: World, { memberId, account, previousHash }: Asked, { month, from, to }: Month) {
  const filter = { memberId, kinds: MAIN_KINDS, from, to };
  const store = movementsRepository(world);
  const { rows: movements, inMinor, outMinor } = store.totals(filter);
  const openingMinor = balanceBefore(world, memberId, from);
  let balanceAfterMinor = openingMinor;
  const lines: StatementLine[] = store
    .page(filter, movements, 0)
    .toReversed()
    .map(({ id, at, kind, amountMinor, reference }) => {
      balanceAfterMinor += amountMinor;
      return { movementId: movementIdOf(id), at: toIso(at), kind, amountMinor, balanceAfterMinor, reference };
    });
  const facts: StatementFacts = { account, month, previousHash, openingMinor, closingMinor: balanceAfterMinor };
  const hash = createHash('sha256').update(statementText(facts, lines)).digest('hex');
  return { month, openingMinor, closingMinor: balanceAfterMinor, inMinor, outMinor, movements, previousHash, hash };
}

/**
 * Fixes each month of a member that is over, once: from then on a change of what it says shows, since the hash of each month
 * holds that of the one before. Answers all of them, newest first. Call in a transaction.
 */
export function issueStatements(world: World, memberId: string): StoredStatement[] {
  const member = findMember(world, memberId);
  if (!member) return [];
  const store = statementsRepository(world);
  const issued = store.ofMember(memberId);
  let previousHash = issued[0]?.hash ?? null;
  const now = world.clock.now();
  const missing = monthsOver(member.createdAt, now).filter(({ month }) => month > (issued[0]?.month ?? ''));
  for (const month of missing) {
    const read = readMonth(world, { memberId, account: member.account, previousHash }, month);
    store.insert({ ...read, memberId, issuedAt: now });
    previousHash = read.hash;
  }
  return missing.length === 0 ? issued : store.ofMember(memberId);
}
