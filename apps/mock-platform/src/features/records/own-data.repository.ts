import { type EntryPlace, everyEntry } from '../../ledger/account-record';
import type { OwnKey, OwnSection } from '../../world/own-data';
import { ownRows } from '../../world/own-rows';
import { readable } from '../../world/readable';
import { repository, type World } from '../../world/world';
import { statements } from './statements.table';

const entriesRepository = repository(({ sqlite }) => everyEntry(sqlite));

function toPlace(key: OwnKey | null): EntryPlace | null {
  if (!key) return null;
  const [accountId, at, entryId] = key;
  return [Number(accountId), Number(at), Number(entryId)];
}

const movements: OwnSection<World> = {
  name: 'records.movements',
  columns: ['account', 'vendor', 'at', 'kind', 'amount', 'reference'],
  tables: ['accounts', 'entries', 'postings'],
  keys: 3,
  read: (world, { memberId, after, limit }) =>
    entriesRepository(world)(memberId, toPlace(after), limit).map((entry) => ({
      key: [entry.accountId, entry.at, entry.entryId],
      values: [
        ...[entry.account, entry.vendor, readable('at', entry.at), entry.kind],
        ...[readable('amountMinor', entry.amountMinor), entry.reference],
      ],
    })),
};

/** What a member is handed over of the ledger and of their months. */
export const ownRecords = [movements, ownRows('records.statements', statements, { by: ['month'] })];
