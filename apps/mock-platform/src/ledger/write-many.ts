import { LEDGER_ACCOUNTS, type LedgerAccountKind, POSTING_KINDS } from '@tonalli/contracts/ledger';
import { assertAmount } from './amount';
import type { PostingRequest } from './ledger';
import type { AccountName, AccountRow, LedgerStatements } from './ledger-statements';
import type { Booked, Moved } from './moved';
import { type Owner, ownersOf, type Sides, vendorOf } from './owners';

/** An account as it stands after the postings so far. */
interface Running extends AccountRow {
  mayGoNegative: boolean;
  /** What they move of it. */
  movedMinor: number;
}

interface Side {
  account: LedgerAccountKind;
  owner: Owner;
}

/**
 * Writes new postings one behind the other: accounts are read once, however often they are moved, and the rows of each table are
 * written together. Throws where one of them cannot be booked or its key was, so that all have to be undone.
 */
export function writeMany(statements: LedgerStatements, requests: readonly PostingRequest[]): Booked[] {
  const moves = requests.map((request) => ({ request, ...sidesOf(request) }));
  const accounts = readAccounts(
    statements,
    moves.flatMap(({ from, to }) => [from, to]),
  );
  const before = statements.lastPosting.get() ?? 0;
  const booked = moves.map(({ request, from, to }, index): Booked => {
    const { amountMinor } = request;
    const given = move(accounts, from, -amountMinor);
    return { postingId: before + 1 + index, request, from: given, to: move(accounts, to, amountMinor) };
  });
  statements.postings(booked.map(postingRow));
  statements.entries(booked.flatMap((each) => [entryRow(each, each.from), entryRow(each, each.to)]));
  statements.moves([...accounts.values()].map(({ id, movedMinor }) => [id, movedMinor]));
  return booked;
}

function sidesOf(request: PostingRequest): Sides<Side> {
  assertAmount(request.amountMinor);
  const { from, to } = POSTING_KINDS[request.kind];
  const owners = ownersOf(request);
  return { from: { account: from, owner: owners.from }, to: { account: to, owner: owners.to } };
}

const nameOf = ({ ownerId, kind, vendor }: AccountName): string => `${ownerId} ${kind} ${vendor}`;
const nameOfSide = ({ account, owner: { id: ownerId, vendor } }: Side): string =>
  nameOf({ ownerId, kind: account, vendor });

/** By their names; those that are not there are opened. */
function readAccounts(statements: LedgerStatements, sides: readonly Side[]): Map<string, Running> {
  const asked = new Map(sides.map((side) => [nameOfSide(side), side]));
  const names = [...asked.values()].map(({ account, owner }) => [owner.id, account, owner.vendor] as const);
  const found = new Map(statements.accounts(names).map((row) => [nameOf(row), row]));
  return new Map(
    [...asked].map(([name, side]) => {
      const { mayGoNegative } = LEDGER_ACCOUNTS[side.account];
      const { id, balance_minor } = found.get(name) ?? open(statements, side, mayGoNegative);
      return [name, { id, balance_minor, mayGoNegative, movedMinor: 0 }];
    }),
  );
}

function open(statements: LedgerStatements, { account, owner }: Side, mayGoNegative: boolean): AccountRow {
  const row = statements.openAccount.get(owner.kind, owner.id, account, owner.vendor, mayGoNegative ? 1 : 0);
  if (!row) throw new Error(`the account ${account} of ${owner.id} could not be opened`);
  return row;
}

function move(accounts: ReadonlyMap<string, Running>, side: Side, amountMinor: number): Moved {
  const name = nameOfSide(side);
  const account = accounts.get(name);
  if (!account) throw new Error(`the account ${name} was not read`);
  account.balance_minor += amountMinor;
  account.movedMinor += amountMinor;
  if (account.balance_minor < 0 && !account.mayGoNegative) throw new Error(`the account ${name} holds too little`);
  return { ...side, accountId: account.id, amountMinor, balanceMinor: account.balance_minor };
}

const postingRow = ({ postingId, request, from, to }: Booked) => {
  const { key, kind, amountMinor, reference, at } = request;
  const vendor = vendorOf({ from: from.owner, to: to.owner });
  return [postingId, key, kind, from.owner.id, to.owner.id, vendor, amountMinor, reference, at] as const;
};

const entryRow = ({ postingId, request: { kind, at } }: Booked, side: Moved) =>
  [postingId, side.accountId, kind, at, side.amountMinor, side.balanceMinor] as const;
