import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { given } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { agentContracts, agentStreams } from './agent-contracts.table';
import type { Stream } from './periods';

const value = sql.placeholder;

export const streamsRepository = repository(({ db }) => {
  const find = db
    .select()
    .from(agentStreams)
    .where(eq(agentStreams.stream, value('stream')))
    .prepare();
  const put = db
    .insert(agentStreams)
    .values(given(agentStreams, 'stream', 'nextFrom'))
    .onConflictDoUpdate({ target: agentStreams.stream, set: { nextFrom: sql`excluded.next_from` } })
    .prepare();
  const { kind, period, startsAt, endsAt } = agentContracts;
  const lasting = db
    .select({ id: agentContracts.id })
    .from(agentContracts)
    .where(
      and(
        ...[eq(kind, value('kind')), eq(period, value('period')), isNotNull(startsAt)],
        or(isNull(endsAt), gt(endsAt, value('from'))),
      ),
    )
    .limit(1)
    .prepare();
  return {
    nextFrom: (stream: string): number | null => find.get({ stream })?.nextFrom ?? null,
    put: (stream: string, nextFrom: number | null): void => void put.run({ stream, nextFrom }),
    /** Whether any contract of the stream still runs after a moment, or begins then. */
    isNeeded: (stream: Stream, from: number): boolean => lasting.get({ ...stream, from }) !== undefined,
  };
});
