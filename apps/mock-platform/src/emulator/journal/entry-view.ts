import { POSTING_KINDS } from '@tonalli/contracts/ledger';
import { formatMoney } from '@tonalli/contracts/money';
import { describeEffect } from '@tonalli/qa/fault-effects';
import type { JournalDetail, JournalLine, JournalPosting, RowChange } from '@tonalli/qa/journal';
import type { z } from 'zod';
import { type BookedPosting, shownOf } from '../../ledger/booked';
import { type Entry, requestOf } from '../../world/recorder';
import type { World } from '../../world/world';
import { scenarioNames } from '../scenarios/applied-scenarios';
import { bookedRepository } from './booked.repository';
import { journalOf } from './journal-part';
import { mask } from './mask';
import type { LoggedRow } from './row-log';

export type LineView = z.output<typeof JournalLine>;
export type DetailView = z.output<typeof JournalDetail>;

/** The postings of an entry that were not undone with their transaction. */
export function movementsOf(world: World, entry: Entry): BookedPosting[] {
  const ids = journalOf(world).postingsOf(entry);
  return ids.length === 0 ? [] : bookedRepository(world).byIds(ids);
}

const maskedPath = (path: string | undefined): string | null => (path === undefined ? null : String(mask(path)));

export function lineOf(world: World, entry: Entry): LineView {
  const { seq, kind, name, at, startedAt, milliseconds, member, status, delivery, rowMark } = entry;
  return {
    ...{ seq, kind, name, at, startedAt, status, delivery },
    milliseconds: Math.round(milliseconds * 100) / 100,
    world: world.name,
    scenarios: scenarioNames(world.settings),
    method: entry.method ?? null,
    path: maskedPath(entry.path),
    requestId: entry.requestId ?? null,
    member: member && { id: member.id, username: member.username },
    request: mask(requestOf(entry) ?? null),
    code: entry.code ?? 'NONE',
    repeats: entry.repeats ?? null,
    faults: entry.faults.map(describeEffect),
    postings: movementsOf(world, entry).length,
    rows: rowMark === null ? null : journalOf(world).rows.of(seq).length,
  };
}

export function detailOf(world: World, entry: Entry): DetailView {
  return {
    ...lineOf(world, entry),
    idempotencyKey: entry.idempotencyKey ?? null,
    answer: mask(readBody(entry.body)),
    movements: movementsOf(world, entry).map(viewPosting),
    changes: entry.rowMark === null ? null : journalOf(world).rows.of(entry.seq).map(viewChange),
  };
}

/** The JSON of a body, its text where it is none, null without one. */
export function readBody(body: string | null): unknown {
  if (body === null) return null;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function viewPosting(row: BookedPosting): z.infer<typeof JournalPosting> {
  const { id, key, kind, reference } = row;
  const { owner, balanceAfterMinor } = shownOf(row);
  return {
    ...{ id, key, kind, reference },
    memberId: owner,
    amount: formatMoney(row.amountMinor),
    from: POSTING_KINDS[kind].from,
    to: POSTING_KINDS[kind].to,
    balanceAfter: formatMoney(balanceAfterMinor),
  };
}

type Image = Record<string, unknown>;

function viewChange({ tbl, op, row, before, after }: LoggedRow): RowChange {
  const [old, now] = [before, after].map((json) => (json === null ? null : (JSON.parse(json) as Image)));
  const differing = old && now && Object.keys(now).filter((column) => old[column] !== now[column]);
  const shown = (image: Image | null | undefined): Image | null => {
    if (!image) return null;
    const columns = differing ?? Object.keys(image);
    return Object(mask(Object.fromEntries(columns.map((column) => [column, image[column]]))));
  };
  return { table: tbl, operation: op, key: String(now?.id ?? old?.id ?? row), before: shown(old), after: shown(now) };
}
