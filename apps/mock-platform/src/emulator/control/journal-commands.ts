import type { JOURNAL_COMMANDS } from '@tonalli/qa/journal';
import { PlatformFailure } from '../../kernel/failure';
import { findMember, findMemberByUsername } from '../../people/find-member';
import type { Entry } from '../../world/recorder';
import type { World } from '../../world/world';
import { detailOf, lineOf } from '../journal/entry-view';
import { explainBalance } from '../journal/explain-balance';
import { birthOf, writeTest } from '../journal/export-test';
import { harOf } from '../journal/har';
import { journalOf } from '../journal/journal-part';
import { searchEntries } from '../journal/search';
import { tryTest } from '../journal/try-test';
import { momentBefore } from '../journal/undo';
import { type CommandVerbs, ControlFailure } from './command';

const NOT_GREEN = '// This test is not green in a new world.';

export const journalVerbs: CommandVerbs<typeof JOURNAL_COMMANDS> = {
  listJournal: ({ world, input }) =>
    searchEntries(journalOf(world).entries(), input).map((entry) => lineOf(world, entry)),
  fetchJournalEntry: ({ world, input }) => detailOf(world, requireEntry(world, input.seq)),
  watchJournal({ world, input }) {
    const { rows } = journalOf(world);
    rows.pin(input.on);
    return { watched: rows.watched() };
  },
  clearJournal({ world }) {
    journalOf(world).clear();
    return null;
  },
  exportHar: ({ world, input }) => harOf(world, inRange(world, input)),
  async exportTest({ world, parts: { worlds, ownUrl }, input }) {
    const entries = inRange(world, input);
    const fresh = worlds.create({ ...birthOf(world, entries), besides: true });
    try {
      const { steps, file } = writeTest(fresh, world, { ...input, entries });
      const merchant = world.platform.merchant.code;
      const trouble = await tryTest(steps, { url: ownUrl(), world: fresh.name, merchant });
      return { trouble, source: trouble === null ? file : `${NOT_GREEN} ${trouble.replaceAll(/\s+/g, ' ')}\n${file}` };
    } finally {
      worlds.remove(fresh.name);
    }
  },
  explainBalance({ world, input: { member: idOrName, account, limit } }) {
    const member = findMember(world, idOrName) ?? findMemberByUsername(world, idOrName);
    if (!member) throw new PlatformFailure('USER_NOT_FOUND');
    return explainBalance(world, { member, account, limit });
  },
  undoTo({ world, parts, input }) {
    const entry = requireEntry(world, input.seq);
    const rows = entry.rowMark === null ? null : journalOf(world).rows.after(entry.rowMark);
    if (rows === null) {
      throw new ControlFailure(
        `The rows that changed since entry ${entry.seq} were not all kept: the journal has to be watched from before it on.`,
      );
    }
    const undone = journalOf(world)
      .entries()
      .filter(({ seq }) => seq >= entry.seq).length;
    const image = momentBefore(parts.worlds.capture(world.name), entry.seq, rows);
    const now = parts.worlds.restore(world.name, image, `undo ${entry.seq}`).clock.now();
    return { undone, rows: rows.length, at: now };
  },
};

function requireEntry(world: World, seq: number): Entry {
  const entry = journalOf(world).find(seq);
  if (entry) return entry;
  const newest = journalOf(world).entries().at(-1)?.seq;
  throw new ControlFailure(
    `The journal has no entry ${seq}; ${newest === undefined ? 'it is empty' : `the newest is ${newest}`}.`,
  );
}

function inRange(
  world: World,
  { from = 1, to = Number.MAX_SAFE_INTEGER }: { from?: number | undefined; to?: number | undefined },
): Entry[] {
  return journalOf(world)
    .entries()
    .filter(({ seq }) => seq >= from && seq <= to)
    .sort((a, b) => a.seq - b.seq);
}
