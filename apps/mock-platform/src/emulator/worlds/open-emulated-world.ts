import { auditDeposits, auditWithdrawals } from '../../features/cashier/audit-orders';
import { auditJackpot } from '../../features/play/audit-jackpot';
import { auditPoints } from '../../features/points/audit-points';
import { POPUPS } from '../../features/system/popup-log';
import { announceBalance } from '../../people/announce-balance';
import { auditBets } from '../../wagering/audit-bets';
import { type OpenWorld, type OpenWorldOptions, openWorld } from '../../world/open-world';
import { FAULTS } from '../faults/fault-list';
import { JOURNAL } from '../journal/journal-part';

/** A world with all that the platform adds to it. */
export const openEmulatedWorld = (options: OpenWorldOptions): OpenWorld =>
  openWorld({
    ...options,
    recorder: JOURNAL,
    parts: [FAULTS, POPUPS],
    audits: [auditBets, auditDeposits, auditWithdrawals, auditPoints, auditJackpot],
    onBalance: announceBalance,
  });
