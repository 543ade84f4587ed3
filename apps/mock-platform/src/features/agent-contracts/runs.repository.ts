import { and, eq, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { agentRuns } from './agent-contracts.table';

export type RunRow = typeof agentRuns.$inferSelect;

const value = sql.placeholder;

export const runsRepository = repository(({ db }) => {
  const find = db
    .select()
    .from(agentRuns)
    .where(and(eq(agentRuns.stream, value('stream')), eq(agentRuns.fromAt, value('fromAt'))))
    .prepare();
  const insert = db.insert(agentRuns).values(givenAll(agentRuns, 'id')).returning().prepare();
  const move = db
    .update(agentRuns)
    .set(given(agentRuns, 'phase', 'cursor'))
    .where(eq(agentRuns.id, value('id')))
    .prepare();
  return {
    find: (stream: string, fromAt: number): RunRow | null => find.get({ stream, fromAt }) ?? null,
    insert: (run: Omit<RunRow, 'id'>): RunRow => insert.get(run),
    /** How far a run is. */
    move: (run: Pick<RunRow, 'id' | 'phase' | 'cursor'>): void => void move.run(run),
  };
});
