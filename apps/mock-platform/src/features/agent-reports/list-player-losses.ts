import type { listPlayerLosses as endpoint } from '@tonalli/contracts/agent-reports/wire';
import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { toIso } from '../../clock/system-time';
import { dayStartInZone } from '../../clock/zone-days';
import { carriedDaysOf, teamsCarriedTo } from '../../rollups/team-figures';
import { figuresOf } from '../../rollups/team-period';
import { type PlayerMonth, teamPlayersRepository } from '../../rollups/team-players.repository';
import type { Verb } from '../../transport/verb';
import { readCursor, writeCursor } from './cursors';
import { shownName, subjectOf } from './team-member';

const MOST = { value: Number.MAX_SAFE_INTEGER, id: '' };
const LEAST = { value: Number.MIN_SAFE_INTEGER, id: '' };
const startOf = (month: string): number => dayStartInZone(`${month}-01`, OPERATOR_TIME_ZONE);

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** Everybody below the agent, or below somebody of the downline, who played in a month, in the order of their loss (AG-05). */
export const listPlayerLosses: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const subject = subjectOf(world, member.id, input.of);
  const span = { from: startOf(input.month), to: startOf(monthAfter(input.month)) };
  const { [input.order]: read } = teamPlayersRepository(world);
  const first = input.order === 'losers' ? MOST : LEAST;
  const found = read({
    ...{ agentId: subject.memberId, month: span.from, now: world.clock.now() },
    ...(readCursor(input.after) ?? first),
    limit: input.pageSize + 1,
  });
  const rows = found.slice(0, input.pageSize);
  const last = rows.at(-1);
  const { bets, stake, validStake, payout } = figuresOf(carriedDaysOf(world, subject.memberId, span));
  return {
    path: subject.path,
    rows: rows.map((row) => toRow(row, subject.depth)),
    next: found.length > rows.length && last ? writeCursor({ value: last.loss, id: last.memberId }) : null,
    totals: { bets, stake, validStake, payout, loss: stake - payout },
    asOf: toIso(Math.min(world.clock.now(), teamsCarriedTo(world))),
  };
};

/** Whoever stands elsewhere by now has no name that is the agent's to read. */
const toRow = ({ username, depth, ...figures }: PlayerMonth, above: number) => ({
  ...figures,
  name: shownName(username, depth === null ? 2 : above + depth),
});
