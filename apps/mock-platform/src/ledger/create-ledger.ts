import { LEDGER_ACCOUNTS, type LedgerAccountKind, POSTING_KINDS } from '@tonalli/contracts/ledger';
import { MAX_AMOUNT_MINOR } from '@tonalli/contracts/money';
import type { Database } from 'better-sqlite3';
import { PlatformFailure } from '../kernel/failure';
import { broke } from '../sqlite/constraint';
import { auditPostings, reportAudit } from './audit';
import type { Audit } from './checks';
import type { Ledger, MemberAccountKind, MemberBalance, PostingReceipt, PostingRequest } from './ledger';

export interface LedgerParts {
  sqlite: Database;
  transaction: <T>(work: () => T) => T;
  /** Told of every posting, within the transaction that made it. */
  onPosting?: (postingId: number) => void;
  /** Told of every new balance of a member, within the transaction that made it. */
  onBalance: (balance: MemberBalance) => void;
  /** What else has to add up for the audit to be clean. */
  audits?: readonly Audit[] | undefined;
}

interface PostingRow {
  id: number;
  key: string;
  kind: string;
  member_id: string;
  vendor: string;
  amount_minor: number;
  reference: string;
  balance_after_minor: number;
}

const HOUSE = '';

function isMemberAccount(kind: LedgerAccountKind): kind is MemberAccountKind {
  return LEDGER_ACCOUNTS[kind].owner !== 'house';
}

/** The vendor whose wallet an account is. Throws when the posting names none. */
function walletOf(kind: LedgerAccountKind, vendor: string): string {
  if (LEDGER_ACCOUNTS[kind].owner !== 'vendor') return '';
  if (vendor === '') throw new Error(`a posting that moves ${kind} has to name the vendor`);
  return vendor;
}

function prepareStatements(sqlite: Database) {
  return {
    byKey: sqlite.prepare<[string], PostingRow>('SELECT * FROM postings WHERE key = ?'),
    account: sqlite.prepare<[string, string, string], { id: number; balance_minor: number }>(
      'SELECT id, balance_minor FROM accounts WHERE owner_id = ? AND kind = ? AND vendor = ?',
    ),
    openAccount: sqlite.prepare<[string, string, string, number], { id: number }>(
      'INSERT INTO accounts (owner_id, kind, vendor, may_go_negative) VALUES (?, ?, ?, ?) RETURNING id',
    ),
    move: sqlite.prepare<[number, number], { balance_minor: number }>(
      'UPDATE accounts SET balance_minor = balance_minor + ? WHERE id = ? RETURNING balance_minor',
    ),
    posting: sqlite.prepare<[Omit<PostingRow, 'id'> & { at: number }], { id: number }>(
      `INSERT INTO postings (key, kind, member_id, vendor, amount_minor, reference, at, balance_after_minor)
       VALUES (@key, @kind, @member_id, @vendor, @amount_minor, @reference, @at, @balance_after_minor) RETURNING id`,
    ),
    entry: sqlite.prepare<[number, number, number]>(
      'INSERT INTO entries (posting_id, account_id, amount_minor) VALUES (?, ?, ?)',
    ),
  };
}

function assertAmount(amountMinor: number): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1 || amountMinor > MAX_AMOUNT_MINOR) {
    throw new RangeError(`not an amount that can be moved: ${amountMinor}`);
  }
}

function repeat(existing: PostingRow, request: PostingRequest): PostingReceipt {
  const same =
    existing.kind === request.kind &&
    existing.member_id === request.memberId &&
    existing.vendor === (request.vendor ?? '') &&
    existing.amount_minor === request.amountMinor &&
    existing.reference === request.reference;
  if (!same) throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
  return { postingId: existing.id, balanceAfterMinor: existing.balance_after_minor, repeated: true };
}

/** The house's accounts that are there already. They are never closed, so their ids hold; one that is opened later may still be undone. */
function readHouseIds(sqlite: Database): ReadonlyMap<string, number> {
  const rows = sqlite.prepare<[string], { kind: string; id: number }>(
    'SELECT kind, id FROM accounts WHERE owner_id = ?',
  );
  return new Map(rows.all(HOUSE).map(({ kind, id }) => [kind, id]));
}

/** Builds the ledger of one world. It alone writes postings, entries and balances. */
export function createLedger({ sqlite, transaction, onPosting, onBalance, audits = [] }: LedgerParts): Ledger {
  const statements = prepareStatements(sqlite);
  const houseIds = readHouseIds(sqlite);

  function accountId(kind: LedgerAccountKind, { memberId, vendor = '' }: PostingRequest): number {
    const known = houseIds.get(kind);
    if (known !== undefined) return known;
    const owner = isMemberAccount(kind) ? memberId : HOUSE;
    const wallet = walletOf(kind, vendor);
    const found = statements.account.get(owner, kind, wallet);
    const row = found ?? statements.openAccount.get(owner, kind, wallet, LEDGER_ACCOUNTS[kind].mayGoNegative ? 1 : 0);
    if (!row) throw new Error(`the account ${kind} of ${owner} could not be opened`);
    return row.id;
  }

  function move(account: number, amountMinor: number): number {
    try {
      const row = statements.move.get(amountMinor, account);
      if (!row) throw new Error(`the account ${account} does not exist`);
      return row.balance_minor;
    } catch (error) {
      throw broke(error, 'CHECK') ? new PlatformFailure('INSUFFICIENT_FUNDS') : error;
    }
  }

  function book(request: PostingRequest): PostingReceipt {
    const { from, to } = POSTING_KINDS[request.kind];
    const fromAccount = accountId(from, request);
    const toAccount = accountId(to, request);
    const fromBalance = move(fromAccount, -request.amountMinor);
    const toBalance = move(toAccount, request.amountMinor);
    const balanceAfterMinor = isMemberAccount(from) && to !== 'member.main' ? fromBalance : toBalance;
    const { key, kind, memberId, vendor = '', amountMinor, reference, at } = request;
    const posting = statements.posting.get({
      ...{ key, kind, vendor, reference, at },
      member_id: memberId,
      amount_minor: amountMinor,
      balance_after_minor: balanceAfterMinor,
    });
    if (!posting) throw new Error(`the posting ${key} was not kept`);
    statements.entry.run(posting.id, fromAccount, -amountMinor);
    statements.entry.run(posting.id, toAccount, amountMinor);
    onPosting?.(posting.id);
    if (isMemberAccount(from)) onBalance({ memberId, account: from, balanceMinor: fromBalance });
    if (isMemberAccount(to)) onBalance({ memberId, account: to, balanceMinor: toBalance });
    return { postingId: posting.id, balanceAfterMinor, repeated: false };
  }

  const findings = () => [auditPostings, ...audits].flatMap((audit) => audit(sqlite));

  return {
    post(request) {
      assertAmount(request.amountMinor);
      return transaction(() => {
        const existing = statements.byKey.get(request.key);
        return existing ? repeat(existing, request) : book(request);
      });
    },
    balance: (memberId, account, vendor = '') => statements.account.get(memberId, account, vendor)?.balance_minor ?? 0,
    houseBalance: (account) => statements.account.get(HOUSE, account, '')?.balance_minor ?? 0,
    findings,
    audit: () => reportAudit(sqlite, findings()),
  };
}
