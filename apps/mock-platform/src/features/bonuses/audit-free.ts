import { type Audit, runChecks } from '../../ledger/checks';
import { MOVED, POSTED } from '../../ledger/relations';

const FREE_ID = `'F' || substr('00000000' || f.id, -8)`;
const BALANCE = `coalesce((SELECT sum(m.amount_minor) FROM ${MOVED} m WHERE m.account = 'member.bonus' AND m.owner_id = ${FREE_ID}), 0)`;
const sumOf = (kind: string, side: 'from_owner' | 'to_owner'): string =>
  `(SELECT coalesce(sum(p.amount_minor), 0) FROM ${POSTED} p WHERE p.kind = '${kind}' AND p.${side} = ${FREE_ID})`;

const CHECKS: readonly string[] = [
  `SELECT 'free plays ' || ${FREE_ID} || ' (' || f.state || ') hold ' || ${BALANCE} AS line FROM bonus_free f
    WHERE ${BALANCE} <> iif(f.state = 'ACTIVE' AND json_extract(f.terms, '$.winnings') = 'BONUS', f.won_minor, 0)`,
  `SELECT 'free plays ' || ${FREE_ID} || ' began ' || f.begun || ' of ' || f.stake_minor || ', staked ' || ${sumOf('grant.stake', 'from_owner')} || ' of ' || ${sumOf('free.fund', 'to_owner')} AS line
     FROM bonus_free f WHERE ${sumOf('free.fund', 'to_owner')} <> f.begun * f.stake_minor OR ${sumOf('grant.stake', 'from_owner')} <> f.begun * f.stake_minor`,
  `SELECT 'free plays ' || ${FREE_ID} || ' won ' || f.won_minor || ' of at most ' || json_extract(f.terms, '$.maxWinMinor') AS line
     FROM bonus_free f WHERE f.won_minor > json_extract(f.terms, '$.maxWinMinor')`,
  `SELECT 'free plays ' || ${FREE_ID} || ' won ' || f.won_minor || ', paid ' || ${sumOf('free.win', 'from_owner')} AS line
     FROM bonus_free f WHERE json_extract(f.terms, '$.winnings') = 'CASH' AND ${sumOf('free.win', 'from_owner')} <> f.won_minor`,
  `SELECT 'the money of ' || m.owner_id || ' belongs to no free plays' AS line
     FROM ${MOVED} m LEFT JOIN bonus_free f ON ${FREE_ID} = m.owner_id
    WHERE m.account = 'member.bonus' AND m.owner_id GLOB 'F[0-9]*' AND f.id IS NULL GROUP BY m.owner_id`,
];

/** Each free play was staked once and by the house, and what they won was paid once, or waits where it becomes bonus money (QA-09). */
export const auditFree: Audit = (sqlite) => runChecks(sqlite, CHECKS);
