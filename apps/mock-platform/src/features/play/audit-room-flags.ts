import { type Audit, runChecks } from '../../ledger/checks';
import { ROOM_FLAG_KINDS } from './room-flags';

const KINDS = ROOM_FLAG_KINDS.map((kind) => `'${kind}'`).join(', ');

const CHECKS: readonly string[] = [
  `SELECT 'the mark ' || flag || ' of a room was closed ' ||
          iif(trim(reason) = '', 'without a reason', 'before its newest hand') AS line
     FROM room_flag_closings WHERE trim(reason) = '' OR last_at > closed_at`,
  `SELECT 'the mark ' || flag || ' of a room is of no kind' AS line
     FROM room_flag_closings WHERE substr(flag, 1, instr(flag, ':') - 1) NOT IN (${KINDS})`,
];

/** What was closed of the marks of rooms has a reason and a kind, and no hand that came later. */
export const auditRoomFlags: Audit = (sqlite) => runChecks(sqlite, CHECKS);
