import type { Part, World } from '../../world/world';
import { createJournal, type Journal } from './journal';
import { createRowLog } from './row-log';

export const JOURNAL: Part<Journal> = {
  name: 'journal',
  build: ({ sqlite, platform, clock }) =>
    createJournal({ now: clock.now, on: platform.journals !== false, rows: createRowLog(sqlite) }),
};

/** What happened in a world. */
export const journalOf = (world: World): Journal => world.part(JOURNAL);
