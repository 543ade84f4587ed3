import { ABOVE, holdsFor } from '../people/tree-relations';
import { repository } from '../world/world';
import { slotRows, TEAM_FLOWS } from './team-relations';
import type { TeamCategory } from './team-rollups.table';
import type { Span } from './time-parts';

export interface TeamSums {
  category: TeamCategory;
  outMinor: number;
  inMinor: number;
  validMinor: number;
  moves: number;
}

/** A moment within the day that they are of. */
export interface TeamDaySums extends TeamSums {
  at: number;
}

const { play, cash } = slotRows('slot >= max(@from, @carriedTo) AND slot < @to');
const FLOWS = TEAM_FLOWS.map((category) => `'${category}'`).join(', ');
/** What the mark has not passed. */
export const OPEN_ROWS = `(SELECT * FROM ${play} UNION ALL SELECT * FROM ${cash} WHERE category IN (${FLOWS}))`;
const SUMS = 'sum(out_minor) outMinor, sum(in_minor) inMinor, sum(valid_minor) validMinor, sum(moves) moves';
const below = (
  depth: string,
) => `CROSS JOIN ${ABOVE} t ON t.ancestor_id = @agentId AND t.member_id = s.member_id AND t.depth ${depth}
  AND ${holdsFor('t', 's.path_version')}`;

export type Asked = { agentId: string; carriedTo: number } & Span;

/** For statements of reports: each branch's rows of a span of whole days, carried or not. */
export const BRANCH_ROWS = `(SELECT branch_id, category, out_minor, in_minor, valid_minor, moves FROM team_branch_days
    WHERE agent_id = @agentId AND day >= @from AND day < @to
  UNION ALL SELECT b.ancestor_id, s.category, s.out_minor, s.in_minor, s.valid_minor, s.moves FROM ${OPEN_ROWS} s ${below('>= 0')}
    CROSS JOIN ${ABOVE} b ON b.member_id = s.member_id AND b.depth = max(t.depth - 1, 0) AND b.from_at = t.from_at)`;

export const teamFiguresRepository = repository(({ sqlite }) => {
  const days = sqlite.prepare<[Asked], TeamDaySums>(
    `SELECT day "at", category, out_minor outMinor, in_minor inMinor, valid_minor validMinor, moves FROM team_days
       WHERE agent_id = @agentId AND day >= @from AND day < @to
     UNION ALL SELECT s.slot, s.category, ${SUMS} FROM ${OPEN_ROWS} s ${below('> 0')} GROUP BY s.slot, s.category`,
  );
  const own = sqlite.prepare<[Asked], TeamSums>(
    `SELECT category, ${SUMS} FROM ${BRANCH_ROWS} WHERE branch_id = @agentId GROUP BY category`,
  );
  return {
    /** Of all below, by day and category. */
    days: (asked: Asked): TeamDaySums[] => days.all(asked),
    /** The agent's own, by category. */
    own: (asked: Asked): TeamSums[] => own.all(asked),
  };
});
