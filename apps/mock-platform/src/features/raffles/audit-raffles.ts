import { type Audit, runChecks } from '../../ledger/checks';

const WINS = `(SELECT r.id, j.value ->> '$.ticket' AS ticket, j.value ->> '$.memberId' AS member_id,
    j.value -> '$.reward' AS reward FROM raffles r, json_each(r.drawn) j)`;

const CHECKS: readonly string[] = [
  `SELECT 'raffle ' || r.id || ' says ' || r.tickets || ' tickets, and has ' || coalesce(sum(t.count), 0) AS line
     FROM raffles r LEFT JOIN raffle_tickets t ON t.raffle_id = r.id GROUP BY r.id
    HAVING coalesce(sum(t.count), 0) <> r.tickets OR coalesce(max(t.from_number + t.count - 1), 0) <> r.tickets`,
  `SELECT 'ticket ' || w.ticket || ' of raffle ' || w.id || ' was drawn, and is not its winner''s' AS line FROM ${WINS} w
    WHERE NOT EXISTS (SELECT 1 FROM raffle_tickets t WHERE t.raffle_id = w.id AND t.member_id = w.member_id
      AND w.ticket BETWEEN t.from_number AND t.from_number + t.count - 1)`,
  `SELECT w.member_id || ' was drawn ' || count(*) || ' times in raffle ' || w.id AS line FROM ${WINS} w
    GROUP BY w.id, w.member_id HAVING count(*) > 1`,
  `SELECT 'raffle ' || r.id || ' gave ' || (SELECT count(*) FROM ${WINS} w WHERE w.id = r.id AND json_type(w.reward) = 'object')
      || ' prizes' AS line FROM raffles r
    WHERE (SELECT count(*) FROM ${WINS} w WHERE w.id = r.id AND json_type(w.reward) = 'object')
      > (SELECT sum(p.value ->> '$.count') FROM json_each(r.prizes) p)`,
];

/** Numbers have no gap, a drawn ticket is its winner's, nobody was drawn twice, and there were no more prizes than were promised. */
export const auditRaffles: Audit = (sqlite) => runChecks(sqlite, CHECKS);
