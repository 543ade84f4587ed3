import type { Database } from 'better-sqlite3';
import type { PlatformInfo } from '../../world/world';
import { createJournal, type Journal } from './journal';
import { createRowLog } from './row-log';

/** The journal of one world on its database. */
export function openJournal(parts: { sqlite: Database; platform: PlatformInfo; now: () => number }): Journal {
  return createJournal({ now: parts.now, on: parts.platform.journals !== false, rows: createRowLog(parts.sqlite) });
}
