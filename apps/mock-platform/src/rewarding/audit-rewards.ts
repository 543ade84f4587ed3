import { type Audit, runChecks } from '../ledger/checks';
import { POSTED } from '../ledger/relations';

const NUMBER = `'G' || substr('00000000' || r.id, -8)`;

const CHECKS: readonly string[] = [
  `SELECT 'reward ' || ${NUMBER} || ' of ' || json_extract(r.reward, '$.amountMinor') || ' posted ' || coalesce(sum(p.amount_minor), 0) AS line, max(p.id) AS posting
     FROM rewards r LEFT JOIN ${POSTED} p ON p.key = 'reward:' || ${NUMBER} AND p.kind = iif(r.source = 'vip', 'bonus.vip', 'bonus.reward') AND p.to_owner = r.member_id
    WHERE json_extract(r.reward, '$.kind') = 'cash'
    GROUP BY r.id HAVING coalesce(sum(p.amount_minor), 0) <> iif(r.paid_at IS NULL, 0, json_extract(r.reward, '$.amountMinor'))`,
  `SELECT 'reward ' || ${NUMBER} || ' was paid and revoked' AS line FROM rewards r WHERE r.paid_at IS NOT NULL AND r.revoked_at IS NOT NULL`,
];

/** Every reward in money was posted once, to its member and in full, when and only when it was paid. */
export const auditRewards: Audit = (sqlite) => runChecks(sqlite, CHECKS);
