import { type Audit, runChecks } from '../ledger/checks';
import { aboveUpline, belowDefault } from './rates.repository';

const CHECKS: readonly string[] = [
  `SELECT memberId || ' has a rate (' || category || ') above that of ' || uplineId AS line FROM (${aboveUpline('1')})`,
  `SELECT memberId || ' has a rate (' || category || ') below the default' AS line FROM (${belowDefault('1')})`,
];

/** Nobody has at any moment a rate above the upline's of then, or below the default (QA-09). */
export const auditRates: Audit = (sqlite) => runChecks(sqlite, CHECKS);
