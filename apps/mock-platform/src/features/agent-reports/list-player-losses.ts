import type { listPlayerLosses as endpoint } from '@tonalli/contracts/agent-reports/wire';
import { toIso } from '../../clock/system-time';
import { reportLength, spanOfDays, wholeMonth } from '../../rollups/report-days';
import { carriedDaysOf, teamsCarriedTo } from '../../rollups/team-figures';
import { figuresOf } from '../../rollups/team-period';
import { type PlayerSums, teamPlayersRepository } from '../../rollups/team-players.repository';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { readCursor, writeCursor } from './cursors';
import { pageOf, rankingOf } from './kept-rankings';
import { type ReportSubject, shownName, subjectOf } from './team-member';

const MOST = { value: Number.MAX_SAFE_INTEGER, id: '' };
const LEAST = { value: Number.MIN_SAFE_INTEGER, id: '' };

/**
 * Everybody below the agent, or below somebody of the downline, who played in a range of days, in the order of their loss
 * (AG-05). A whole month is read in the order in which it is kept; the days of any other range are added up.
 */
export const listPlayerLosses: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  reportLength(input);
  const subject = subjectOf(world, member.id, input.of);
  const { found, days, asOf } = ranking(world, subject, input);
  const rows = found.slice(0, input.pageSize);
  const last = rows.at(-1);
  const { bets, stake, validStake, payout } = figuresOf(days);
  return {
    path: subject.path,
    rows: rows.map((row) => toRow(row, subject.depth)),
    next: found.length > rows.length && last ? writeCursor({ value: last.loss, id: last.memberId }) : null,
    totals: { bets, stake, validStake, payout, loss: stake - payout },
    asOf: toIso(asOf),
  };
};

type Input = Parameters<Verb<typeof endpoint>>[0]['input'];

/** One row more than the page has, what all rows come to, and up to when. */
function ranking(world: World, { memberId: agentId }: ReportSubject, input: Input) {
  const now = world.clock.now();
  const span = spanOfDays(input);
  const month = wholeMonth(input, now);
  const after = readCursor(input.after);
  const limit = input.pageSize + 1;
  const store = teamPlayersRepository(world);
  if (month === null) {
    const kept = rankingOf(world, { agentId, span, after });
    const page = pageOf(kept, input.order, { after, limit });
    const found = page.map((row) => ({ ...row, ...store.person({ agentId, memberId: row.memberId, now }) }));
    return { found, days: kept.days, asOf: kept.asOf };
  }
  const first = input.order === 'losers' ? MOST : LEAST;
  return {
    found: store.ofMonth(input.order, { agentId, now, ...(after ?? first), limit, month }),
    days: carriedDaysOf(world, agentId, span),
    asOf: Math.min(now, teamsCarriedTo(world)),
  };
}

/** Whoever stands elsewhere by now has no name that is the agent's to read. */
const toRow = ({ username, depth, ...figures }: PlayerSums, above: number) => ({
  ...figures,
  name: shownName(username, depth === null ? 2 : above + depth),
});
