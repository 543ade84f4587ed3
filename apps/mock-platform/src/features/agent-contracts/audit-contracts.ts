import { type Audit, runChecks } from '../../ledger/checks';
import { joinAccount, POSTED } from '../../ledger/relations';

const PAYS = `('agent.salary', 'agent.dividend', 'agent.funding', 'agent.contractPay')`;

const CHECKS: readonly string[] = [
  `SELECT 'bill ' || b.id || ' says ' || b.paid_minor || ' are paid, its payments sum to ' || coalesce(sum(p.amount_minor), 0) AS line
     FROM agent_bills b LEFT JOIN agent_bill_payments p ON p.bill_id = b.id AND p.kind IN ${PAYS}
    GROUP BY b.id HAVING b.paid_minor <> coalesce(sum(p.amount_minor), 0)`,
  `SELECT 'bill ' || b.id || ' says ' || b.returned_minor || ' came back, its payments sum to ' || coalesce(sum(p.amount_minor), 0) AS line
     FROM agent_bills b LEFT JOIN agent_bill_payments p ON p.bill_id = b.id AND p.kind = 'agent.clawback'
    GROUP BY b.id HAVING b.returned_minor <> coalesce(sum(p.amount_minor), 0)`,
  `SELECT 'payment ' || p.key || ' of bill ' || b.id || ' has no posting of its kind, people and amount' AS line
     FROM agent_bill_payments p JOIN agent_bills b ON b.id = p.bill_id
     LEFT JOIN ${POSTED} l ON l.key = p.key AND l.kind = p.kind AND l.amount_minor = p.amount_minor
      AND iif(p.kind = 'agent.clawback', l.from_owner, l.to_owner) = b.downline_id
      AND iif(p.kind = 'agent.contractPay', l.from_owner, b.upline_id) IS b.upline_id
    WHERE l.id IS NULL`,
  `SELECT 'posting ' || l.key || ' (' || l.kind || ') is of no bill' AS line, l.id AS posting
     FROM ${POSTED} l LEFT JOIN agent_bill_payments p ON p.key = l.key
    WHERE l.key GLOB 'bill:*' AND l.key NOT GLOB '*:rest' AND l.kind <> 'agent.cover' AND p.key IS NULL`,
  `SELECT 'bill ' || id || ' is ' || state || ' with ' || paid_minor || ' of ' || due_minor || ' paid' AS line FROM agent_bills
    WHERE CASE state WHEN 'PAID' THEN paid_minor <> due_minor OR due_minor = 0 WHEN 'PARTLY_PAID' THEN paid_minor NOT BETWEEN 1 AND due_minor - 1
      WHEN 'REVERSED' THEN paid_minor = 0 ELSE paid_minor <> 0 END`,
  `SELECT 'bill ' || b.id || ' is due ' || b.due_minor || ', not ' || b.gross_minor || ' less ' || b.to_downlines_minor AS line
     FROM agent_bills b JOIN agent_runs r ON r.id = b.run_id AND r.phase IN ('pay', 'cover', 'done')
    WHERE b.due_minor <> max(0, b.gross_minor - b.to_downlines_minor)
       OR b.shortfall_minor <> max(0, b.to_downlines_minor - b.gross_minor)`,
  `SELECT 'bill ' || b.id || ' gives ' || b.to_downlines_minor || ' to downlines, whose bills say ' || coalesce(sum(c.gross_minor), 0) AS line
     FROM agent_bills b JOIN agent_runs r ON r.id = b.run_id AND r.phase IN ('pay', 'cover', 'done')
     LEFT JOIN agent_bills c ON c.upline_id = b.downline_id AND c.kind = b.kind AND c.from_at = b.from_at AND c.to_at = b.to_at AND c.payer = 'house'
    GROUP BY b.id HAVING b.to_downlines_minor <> coalesce(sum(c.gross_minor), 0)`,
  `SELECT 'escrow of ' || m.downline_id || ' holds ' || a.balance_minor AS line
     FROM (SELECT DISTINCT downline_id FROM agent_bills) m ${joinAccount('m.downline_id', 'agent.escrow')} WHERE a.balance_minor <> 0`,
  `SELECT 'contracts ' || a.id || ' and ' || b.id || ' of ' || a.downline_id || ' run at once' AS line
     FROM agent_contracts a JOIN agent_contracts b ON b.downline_id = a.downline_id AND b.kind = a.kind AND b.id > a.id
    WHERE a.starts_at < coalesce(b.ends_at, 9e15) AND b.starts_at < coalesce(a.ends_at, 9e15)
      AND coalesce(a.ends_at, 9e15) > a.starts_at AND coalesce(b.ends_at, 9e15) > b.starts_at`,
];

/**
 * Recomputes what contracts paid (QA-09): every bill is due what its amount less the downlines' is, its paid sum is that of
 * its postings, no posting that is named after a bill is of none, nothing rests in an escrow, and no agent has two contracts of a kind at once.
 */
export const auditContracts: Audit = (sqlite) => runChecks(sqlite, CHECKS);
