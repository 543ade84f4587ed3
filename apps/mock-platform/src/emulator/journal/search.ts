import type { JournalFilter } from '@tonalli/qa/journal';
import type { z } from 'zod';
import { type Entry, requestOf } from '../../world/recorder';
import { readBody } from './entry-view';
import { mask } from './mask';

/** The entries that a filter lets through, newest first. */
export function searchEntries(entries: readonly Entry[], filter: z.output<typeof JournalFilter>): Entry[] {
  const found = entries.filter((entry) => passes(entry, filter));
  return found.sort((a, b) => b.seq - a.seq).slice(0, filter.limit);
}

function passes(entry: Entry, { endpoint, member, code, kind, text, since }: z.output<typeof JournalFilter>): boolean {
  if (since !== undefined && entry.seq <= since) return false;
  if (kind !== undefined && entry.kind !== kind) return false;
  if (endpoint !== undefined && entry.name !== endpoint) return false;
  if (code !== undefined && (entry.code ?? 'NONE') !== code) return false;
  if (member !== undefined && !isOf(entry, member)) return false;
  return text === undefined || readable(entry).includes(text.toLowerCase());
}

const isOf = ({ member }: Entry, wanted: string): boolean =>
  member?.id === wanted || member?.username.toLowerCase() === wanted.toLowerCase();

/** Secrets cannot be found by looking for them. */
function readable(entry: Entry): string {
  const { name, requestId, body } = entry;
  return JSON.stringify([name, requestId, mask(requestOf(entry)), mask(readBody(body))]).toLowerCase();
}
