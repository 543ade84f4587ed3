import { isGuarded, LEDGER_ACCOUNTS, type LedgerAccountKind, POSTING_KINDS } from '@tonalli/contracts/ledger';
import type { Database } from 'better-sqlite3';
import { PlatformFailure } from '../kernel/failure';
import { broke } from '../sqlite/constraint';
import { createRowMemory } from '../sqlite/row-memory';
import { assertAmount } from './amount';
import { auditPostings, reportAudit } from './audit';
import type { Audit } from './checks';
import type { Ledger, MemberBalance, PostingReceipt, PostingRequest } from './ledger';
import { type AccountRow, type LedgerStatements, type PostingRow, prepareStatements } from './ledger-statements';
import { keepMint } from './mint';
import type { Booked, Moved } from './moved';
import { HOUSE, isMemberAccount, type Owner, ownersOf, type Sides, shownSide, vendorOf } from './owners';
import { createPermits } from './permits';
import { writeMany } from './write-many';

export interface LedgerParts {
  sqlite: Database;
  transaction: <T>(work: () => T) => T;
  /** As `World.undoings`. */
  undoings: () => number;
  /** Told of every posting, within the transaction that made it. */
  onPosting?: (postingId: number) => void;
  /** Told of every new balance of a member, within the transaction that made it, of those that were made together at once. */
  onBalances: (balances: readonly MemberBalance[]) => void;
  /** What else has to add up for the audit to be clean. */
  audits?: readonly Audit[] | undefined;
}

/** Accounts that are remembered: some for each who plays. */
const MOST_REMEMBERED = 50_000;

const nameOf = (kind: LedgerAccountKind, { id, vendor }: Pick<Owner, 'id' | 'vendor'>): string =>
  `${id} ${kind} ${vendor}`;

function assertSame(existing: PostingRow, request: PostingRequest, owners: Sides<Owner>): void {
  const same =
    existing.kind === request.kind &&
    existing.from_owner === owners.from.id &&
    existing.to_owner === owners.to.id &&
    existing.vendor === vendorOf(owners) &&
    existing.amount_minor === request.amountMinor &&
    existing.reference === request.reference;
  if (!same) throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
}

function repeat(statements: LedgerStatements, request: PostingRequest, owners: Sides<Owner>): PostingReceipt {
  const { key, kind } = request;
  const existing = statements.byKey.get(key);
  if (!existing) throw new Error(`the posting ${key} is neither new nor there`);
  assertSame(existing, request, owners);
  const { id } = existing;
  const entry = shownSide(kind) === 'from' ? statements.givingEntry : statements.receivingEntry;
  const balanceAfterMinor = entry.get(id);
  if (balanceAfterMinor === undefined) throw new Error(`the posting ${id} has no entries`);
  return { postingId: id, balanceAfterMinor, repeated: true };
}

const receiptOf = ({ postingId, request: { kind }, from, to }: Booked): PostingReceipt => ({
  postingId,
  balanceAfterMinor: (shownSide(kind) === 'from' ? from : to).balanceMinor,
  repeated: false,
});

/** What a side says of a member's account; nothing where it is nobody's. */
function balanceOf({ kind, at }: PostingRequest, side: Moved): MemberBalance[] {
  const { account, owner, balanceMinor, amountMinor } = side;
  return isMemberAccount(account) ? [{ memberId: owner.id, account, balanceMinor, kind, amountMinor, at }] : [];
}

/** Builds the ledger of one world. It alone writes postings, entries and balances. */
export function createLedger({
  sqlite,
  transaction,
  undoings,
  onPosting,
  onBalances,
  audits = [],
}: LedgerParts): Ledger {
  const statements = prepareStatements(sqlite);
  /** As they stand; only what moves them below changes them. */
  const accounts = createRowMemory<AccountRow>(undoings, MOST_REMEMBERED);
  const permits = createPermits();

  function findAccount(kind: LedgerAccountKind, owner: Pick<Owner, 'id' | 'vendor'>): AccountRow | undefined {
    const name = nameOf(kind, owner);
    const remembered = accounts.get(name);
    if (remembered) return remembered;
    const found = statements.account.get(owner.id, kind, owner.vendor);
    if (found) accounts.keep(name, found);
    return found;
  }

  const balanceOfAccount = (kind: LedgerAccountKind, owner: Pick<Owner, 'id' | 'vendor'>): number =>
    findAccount(kind, owner)?.balance_minor ?? 0;

  function accountOf(kind: LedgerAccountKind, owner: Owner): AccountRow {
    const found = findAccount(kind, owner);
    if (found) return found;
    const { id, vendor } = owner;
    const mayGoNegative = LEDGER_ACCOUNTS[kind].mayGoNegative ? 1 : 0;
    const opened = statements.openAccount.get(owner.kind, id, kind, vendor, mayGoNegative);
    if (!opened) throw new Error(`the account ${kind} of ${id} could not be opened`);
    accounts.keep(nameOf(kind, owner), opened);
    return opened;
  }

  function move(account: LedgerAccountKind, owner: Owner, amountMinor: number): Moved {
    const row = accountOf(account, owner);
    const { id } = row;
    try {
      const { changes } = statements.move.run(amountMinor, id, row.balance_minor);
      if (changes !== 1) throw new Error(`the account ${id} does not hold ${row.balance_minor}`);
    } catch (error) {
      throw broke(error, 'CHECK') ? new PlatformFailure('INSUFFICIENT_FUNDS') : error;
    }
    row.balance_minor += amountMinor;
    return { account, accountId: id, amountMinor, owner, balanceMinor: row.balance_minor };
  }

  function keepEntry(postingId: number, { kind, at }: PostingRequest, side: Moved): void {
    statements.entry.run(postingId, side.accountId, kind, at, side.amountMinor, side.balanceMinor);
  }

  function tell(booked: readonly Booked[]): void {
    for (const { postingId } of booked) onPosting?.(postingId);
    const balances = booked.flatMap(({ request, from, to }) => [
      ...balanceOf(request, from),
      ...balanceOf(request, to),
    ]);
    if (balances.length > 0) onBalances(balances);
  }

  /** The new posting; null where there is one of that key. */
  function keepPosting(request: PostingRequest, owners: Sides<Owner>): number | null {
    const { key, kind, amountMinor, reference, at } = request;
    const { from, to } = owners;
    const row = [key, kind, from.id, to.id, vendorOf(owners), amountMinor, reference, at] as const;
    const { changes, lastInsertRowid } = statements.posting.run(...row);
    return changes === 0 ? null : Number(lastInsertRowid);
  }

  function book(postingId: number, request: PostingRequest, owners: Sides<Owner>): PostingReceipt {
    const { kind, amountMinor } = request;
    if (isGuarded(kind)) permits.use(request);
    const from = move(POSTING_KINDS[kind].from, owners.from, -amountMinor);
    const to = move(POSTING_KINDS[kind].to, owners.to, amountMinor);
    keepEntry(postingId, request, from);
    keepEntry(postingId, request, to);
    const booked = { postingId, request, from, to };
    tell([booked]);
    return receiptOf(booked);
  }

  function postWithin(request: PostingRequest): PostingReceipt {
    if (!sqlite.inTransaction) throw new Error(`there is no transaction that could undo ${request.key}`);
    assertAmount(request.amountMinor);
    const owners = ownersOf(request);
    const postingId = keepPosting(request, owners);
    return postingId === null ? repeat(statements, request, owners) : book(postingId, request, owners);
  }

  /** All of them at once; null where one is no new posting that can be booked, and nothing is written. */
  function writtenAtOnce(requests: readonly PostingRequest[]): Booked[] | null {
    try {
      const booked = transaction(() => writeMany(statements, requests));
      for (const { from, to } of booked) {
        accounts.forget(nameOf(from.account, from.owner));
        accounts.forget(nameOf(to.account, to.owner));
      }
      return booked;
    } catch {
      // Whatever it was comes up again where it stands, posting by posting.
      return null;
    }
  }

  function postAllWithin(requests: readonly PostingRequest[]): PostingReceipt[] {
    const booked = writtenAtOnce(requests);
    if (!booked) return requests.map(postWithin);
    for (const { request } of booked) if (isGuarded(request.kind)) permits.use(request);
    tell(booked);
    return booked.map(receiptOf);
  }

  const findings = () => [auditPostings, ...audits].flatMap((audit) => audit(sqlite));

  const ledger: Ledger = {
    post: (request) => transaction(() => postWithin(request)),
    postWithin,
    postAll: (requests) => transaction(() => postAllWithin(requests)),
    balance: (id, account, vendor = '') => balanceOfAccount(account, { id, vendor }),
    has: (ownerId, account, vendor = '') => statements.account.get(ownerId, account, vendor) !== undefined,
    wallets: (memberId) => statements.wallets.all(memberId),
    houseBalance: (account) => balanceOfAccount(account, { id: HOUSE, vendor: '' }),
    findings,
    audit: () => reportAudit(sqlite, findings()),
  };
  keepMint(ledger, permits.mint);
  return ledger;
}
