import type { LEDGER_COMMANDS } from '@tonalli/qa/ledger';
import { auditWorld } from '../journal/audit-world';
import type { CommandVerbs } from './command';

export const ledgerVerbs: CommandVerbs<typeof LEDGER_COMMANDS> = { audit: ({ world }) => auditWorld(world) };
