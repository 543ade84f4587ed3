import type { BettingRow, listTeamBetting as endpoint } from '@tonalli/contracts/agent-reports/wire';
import { toIso } from '../../clock/system-time';
import { PlatformFailure } from '../../kernel/failure';
import { uplineAt } from '../../people/tree';
import { reportLength, spanOfDays } from '../../rollups/report-days';
import { type BranchFigures, type BranchRow, teamBranchesRepository } from '../../rollups/team-branches.repository';
import { activeBelow, hasPlayed, teamsCarriedTo } from '../../rollups/team-figures';
import { alwaysBelow, joinedBelow } from '../../rollups/team-people';
import type { Span } from '../../rollups/time-parts';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { readCursor, writeCursor } from './cursors';
import { type ReportSubject, shownName, subjectOf } from './team-member';

/** The downline of the agent, or of somebody in it, by those who stand directly below, each with all below (AG-05). */
export const listTeamBetting: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  reportLength(input);
  const subject = subjectOf(world, member.id, input.of);
  // Whoever stands deeper has no name to be looked for by.
  if (input.name !== undefined && subject.depth > 0) throw new PlatformFailure('INVALID_REQUEST');
  const days = spanOfDays(input);
  const asked = { agentId: subject.memberId, carriedTo: teamsCarriedTo(world), ...days };
  const filter = { ...asked, isAgent: kindOf(input.kind), name: input.name ?? null };
  const store = teamBranchesRepository(world);
  const own = filter.isAgent === null && filter.name === null ? store.own(asked) : null;
  const page = { after: readCursor(input.after), limit: input.pageSize + 1 };
  const found = store.page(filter, { by: input.sort, descending: input.order === 'desc' }, page);
  const rows = found.slice(0, input.pageSize);
  const last = rows.at(-1);
  return {
    path: subject.path,
    own,
    rows: rows.map((row) => toRow(world, row, { subject, days })),
    next: found.length > rows.length && last ? writeCursor({ value: last[input.sort], id: last.memberId }) : null,
    totals: added(store.totals(filter), own),
    asOf: toIso(world.clock.now()),
  };
};

function kindOf(kind: 'agents' | 'players' | undefined): 0 | 1 | null {
  if (kind === undefined) return null;
  return kind === 'agents' ? 1 : 0;
}

interface Seen {
  subject: ReportSubject;
  days: Span;
}

function toRow(world: World, { username, isAgent, ...row }: BranchRow, { subject, days }: Seen): BettingRow {
  const { memberId } = row;
  const people = alwaysBelow(world, subject.memberId, memberId);
  const isDirect = subject.depth === 0 && uplineAt(world, memberId, world.clock.now()) === subject.memberId;
  return {
    ...row,
    name: shownName(username, isDirect ? 1 : 2),
    isAgent: isAgent === 1,
    active: people ? activeBelow(world, memberId, days) + (hasPlayed(world, memberId, days) ? 1 : 0) : null,
    joined: people ? joinedBelow(world, memberId, days) : null,
    balance: isDirect ? world.ledger.balance(memberId, 'member.main') : null,
  };
}

const added = (rows: BranchFigures, own: BranchFigures | null): BranchFigures => ({
  bets: rows.bets + (own?.bets ?? 0),
  stake: rows.stake + (own?.stake ?? 0),
  validStake: rows.validStake + (own?.validStake ?? 0),
  payout: rows.payout + (own?.payout ?? 0),
  ggr: rows.ggr + (own?.ggr ?? 0),
  rebate: rows.rebate + (own?.rebate ?? 0),
  bonus: rows.bonus + (own?.bonus ?? 0),
  ngr: rows.ngr + (own?.ngr ?? 0),
  deposit: rows.deposit + (own?.deposit ?? 0),
  withdrawal: rows.withdrawal + (own?.withdrawal ?? 0),
});
