import { type Audit, runChecks } from '../../ledger/checks';
import { POSTED } from '../../ledger/relations';

const RAIN = `'RE' || substr('00000000' || r.id, -8)`;
const sumOf = (move: 'fund' | 'return') =>
  `coalesce((SELECT sum(p.amount_minor) FROM ${POSTED} p
    WHERE p.key = 'envelope-${move}:' || ${RAIN} AND p.kind = 'envelope.${move}'), 0)`;
const RETURNED = `iif(r.closed_at IS NULL, 0,
  coalesce((SELECT sum(e.amount_minor) FROM envelopes e WHERE e.rain_id = r.id AND e.member_id IS NULL), 0))`;

const CHECKS: readonly string[] = [
  `SELECT 'envelopes of rain ' || r.id || ' hold ' || coalesce(sum(e.amount_minor), 0) || ' of ' || r.pool_minor AS line
     FROM rains r LEFT JOIN envelopes e ON e.rain_id = r.id
    GROUP BY r.id HAVING coalesce(sum(e.amount_minor), 0) <> r.pool_minor OR count(e.id) <> r.count`,
  `SELECT 'envelope ' || e.id || ' of ' || e.amount_minor || ' posted ' || coalesce(sum(p.amount_minor), 0) AS line, max(p.id) AS posting
     FROM envelopes e LEFT JOIN ${POSTED} p ON p.key = 'reward:G' || substr('00000000' || e.reward_id, -8)
      AND p.kind = 'bonus.reward' AND p.to_owner = e.member_id
    GROUP BY e.id HAVING coalesce(sum(p.amount_minor), 0) <> iif(e.member_id IS NULL, 0, e.amount_minor)`,
  `SELECT 'envelope ' || e.id || ' of ' || e.amount_minor || ' left the pool with ' || coalesce(sum(p.amount_minor), 0) AS line, max(p.id) AS posting
     FROM envelopes e LEFT JOIN ${POSTED} p ON p.key = 'envelope:' || e.id AND p.kind = 'envelope.open'
    GROUP BY e.id HAVING coalesce(sum(p.amount_minor), 0) <> iif(e.member_id IS NULL, 0, e.amount_minor)`,
  `SELECT 'rain ' || r.id || ' was funded with ' || ${sumOf('fund')} || ' and returned ' || ${sumOf('return')} AS line
     FROM rains r WHERE ${sumOf('fund')} <> r.pool_minor OR ${sumOf('return')} <> ${RETURNED}`,
];

/** A rain's envelopes sum to its pool, each that was taken was paid once and in full, and the rest went back. */
export const auditEnvelopes: Audit = (sqlite) => runChecks(sqlite, CHECKS);
