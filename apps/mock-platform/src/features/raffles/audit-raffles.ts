import { type Audit, runChecks } from '../../ledger/checks';
import { PAID_REWARDS } from '../../rewarding/relations';

const WINS = `(SELECT r.id, j.value ->> '$.ticket' AS ticket, j.value ->> '$.memberId' AS member_id,
    j.value -> '$.reward' AS reward,
    j.value ->> '$.isLapsed' AS is_lapsed FROM raffles r, json_each(r.drawn) j)`;

const CHECKS: readonly string[] = [
  `SELECT 'raffle ' || r.id || ' says ' || r.tickets || ' tickets, and has ' || coalesce(sum(t.count), 0) AS line
     FROM raffles r LEFT JOIN raffle_tickets t ON t.raffle_id = r.id GROUP BY r.id
    HAVING coalesce(sum(t.count), 0) <> r.tickets OR coalesce(max(t.from_number + t.count - 1), 0) <> r.tickets`,
  `SELECT 'ticket ' || w.ticket || ' of raffle ' || w.id || ' was drawn, and is not its winner''s' AS line FROM ${WINS} w
    WHERE NOT EXISTS (SELECT 1 FROM raffle_tickets t WHERE t.raffle_id = w.id AND t.member_id = w.member_id
      AND w.ticket BETWEEN t.from_number AND t.from_number + t.count - 1)`,
  `SELECT w.member_id || ' was drawn ' || count(*) || ' times in raffle ' || w.id AS line FROM ${WINS} w
    GROUP BY w.id, w.member_id HAVING count(*) > 1`,
  `SELECT 'raffle ' || r.id || ' gave ' || (SELECT count(*) FROM ${WINS} w WHERE w.id = r.id AND json_type(w.reward) = 'object' AND w.is_lapsed IS NULL)
      || ' prizes' AS line FROM raffles r
    WHERE (SELECT count(*) FROM ${WINS} w WHERE w.id = r.id AND json_type(w.reward) = 'object' AND w.is_lapsed IS NULL)
      > (SELECT sum(p.value ->> '$.count') FROM json_each(r.prizes) p)`,
  `SELECT 'the prize of ticket ' || w.ticket || ' of raffle ' || w.id || ' lapsed and was paid' AS line FROM ${WINS} w
    JOIN ${PAID_REWARDS} p ON p.source_key = 'raffle:RF' || printf('%08d', w.id) || ':' || w.ticket WHERE w.is_lapsed = 1`,
];

/**
 * Numbers have no gap, a drawn ticket is its winner's, nobody was drawn twice, there were no more prizes than were promised, and what lapsed was not
 * paid as well.
 */
export const auditRaffles: Audit = (sqlite) => runChecks(sqlite, CHECKS);
