import type { LossOrder } from '@tonalli/contracts/agent-reports/columns';
import type { listPlayerLosses as endpoint } from '@tonalli/contracts/agent-reports/wire';
import { toIso } from '../../clock/system-time';
import { PlatformFailure } from '../../kernel/failure';
import { monthsOf, reportLength, spanOfDays, wholeMonth } from '../../rollups/report-days';
import { carriedDaysOf, teamDaysOf, teamsCarriedTo } from '../../rollups/team-figures';
import type { TeamDaySums } from '../../rollups/team-figures.repository';
import { figuresOf } from '../../rollups/team-period';
import { type DaysPlayed, type PlayerSums, teamPlayersRepository } from '../../rollups/team-players.repository';
import type { Span } from '../../rollups/time-parts';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { readCursor, writeCursor } from './cursors';
import { pageOf, rankingOf } from './kept-rankings';
import { isTooLargeToRank, pageByAccount } from './losses-by-account';
import { shownName, subjectOf } from './team-member';

const MOST = { value: Number.MAX_SAFE_INTEGER, id: '' };
const LEAST = { value: Number.MIN_SAFE_INTEGER, id: '' };

type Input = Parameters<Verb<typeof endpoint>>[0]['input'];

interface Asked {
  input: Input;
  agentId: string;
  span: Span;
}

interface Listed {
  orderedBy: LossOrder;
  rows: PlayerSums[];
  next: string | null;
  /** What all rows come to. */
  days: readonly TeamDaySums[];
  asOf: number;
}

/**
 * Everybody below the agent, or below somebody of the downline, who played in a range of days, in the order of their loss
 * (AG-05). A whole month is read in the order in which it is kept; the days of any other range are added up, or listed by
 * account where too many played.
 */
export const listPlayerLosses: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  reportLength(input);
  const subject = subjectOf(world, member.id, input.of);
  const { rows, days, asOf, ...page } = listed(world, {
    ...{ input, agentId: subject.memberId, span: spanOfDays(input) },
  });
  const { bets, stake, validStake, payout } = figuresOf(days);
  return {
    path: subject.path,
    rows: rows.map((row) => toRow(row, subject.depth)),
    ...page,
    totals: { bets, stake, validStake, payout, loss: stake - payout },
    asOf: toIso(asOf),
  };
};

/** A page goes on in the order in which the one before it was, whatever was played meanwhile. */
function listed(world: World, asked: Asked): Listed {
  const { input, agentId } = asked;
  const isByAccount = input.after !== undefined && !input.after.includes(':');
  const month = wholeMonth(input, world.clock.now());
  if (month !== null && isByAccount) throw new PlatformFailure('INVALID_REQUEST');
  if (month !== null) return ofMonth(world, asked, month);
  const begins = input.after === undefined && isTooLargeToRank(world, { agentId, months: monthsOf(input) });
  return isByAccount || begins ? byAccount(world, asked) : ranked(world, asked);
}

function ofMonth(world: World, { input, agentId, span }: Asked, month: number): Listed {
  const now = world.clock.now();
  const first = input.order === 'losers' ? MOST : LEAST;
  const place = { ...(readCursor(input.after) ?? first), limit: input.pageSize + 1 };
  const found = teamPlayersRepository(world).ofMonth(input.order, { agentId, now, ...place, month });
  const asOf = Math.min(now, teamsCarriedTo(world));
  return { ...inOrderOfLoss(found, input), days: carriedDaysOf(world, agentId, span), asOf };
}

function ranked(world: World, { input, agentId, span }: Asked): Listed {
  const after = readCursor(input.after);
  const kept = rankingOf(world, { agentId, span, after });
  const found = pageOf(kept, input.order, { after, limit: input.pageSize + 1 });
  return { ...inOrderOfLoss(withNames(world, agentId, found), input), days: kept.days, asOf: kept.asOf };
}

function byAccount(world: World, { input, agentId, span }: Asked): Listed {
  const team = { agentId, span, months: monthsOf(input) };
  const { rows, next } = pageByAccount(world, team, { after: input.after ?? '', pageSize: input.pageSize });
  const days = teamDaysOf(world, agentId, span);
  return { orderedBy: 'account', rows: withNames(world, agentId, rows), next, days, asOf: world.clock.now() };
}

/** One row more was read than the page has. */
function inOrderOfLoss(found: PlayerSums[], { pageSize }: Input): Pick<Listed, 'orderedBy' | 'rows' | 'next'> {
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const next = found.length > rows.length && last ? writeCursor({ value: last.loss, id: last.memberId }) : null;
  return { orderedBy: 'loss', rows, next };
}

function withNames(world: World, agentId: string, rows: readonly DaysPlayed[]): PlayerSums[] {
  const [store, now] = [teamPlayersRepository(world), world.clock.now()];
  return rows.map((row) => ({ ...row, ...store.person({ agentId, memberId: row.memberId, now }) }));
}

/** Whoever stands elsewhere by now has no name that is the agent's to read. */
const toRow = ({ username, depth, ...figures }: PlayerSums, above: number) => ({
  ...figures,
  name: shownName(username, depth === null ? 2 : above + depth),
});
