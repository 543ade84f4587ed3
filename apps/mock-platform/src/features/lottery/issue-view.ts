import { LotteryShown } from '@tonalli/contracts/games/lottery';
import { DrawnRow, type IssueState, type LotteryIssue } from '@tonalli/contracts/lottery/shapes';
import type { Issue } from '@tonalli/lottery/schedule';
import { toIso } from '../../clock/system-time';
import type { TableMoment } from '../../wagering/shared-table';
import type { World } from '../../world/world';
import { runner } from '../play';
import { issuesAhead } from './issues-ahead';
import { correctionsRepository } from './lottery.repository';
import type { OpenLottery } from './open-lottery';

type Named = Pick<OpenLottery, 'lottery' | 'rounds'>;

/** A draw that has not opened. */
export const toScheduled = ({ name, opensAt, closesAt, drawsAt, stations }: Issue): LotteryIssue => ({
  ...{ issue: name, state: 'SCHEDULED', stations: [...stations] },
  ...{ opensAt: toIso(opensAt), closesAt: toIso(closesAt), drawsAt: toIso(drawsAt) },
  ...{ result: null, drawing: null, isForced: false },
});

function stateOf(world: World, { rounds }: Named, moment: TableMoment): IssueState {
  const { key, isOver, isCancelled, takesBets, phase, published } = moment;
  if (isCancelled) return 'CANCELLED';
  if (!isOver) {
    if (takesBets) return 'OPEN';
    if (phase === 'drawing') return 'DRAWING';
    return published.heldMs === null ? 'CLOSED' : 'SUSPENDED';
  }
  if (published.isSettling) return 'SETTLING';
  return runner.shared.hasBets(world, { rounds, key }) ? 'SETTLED' : 'DRAWN';
}

/** A draw as it stands, or came out. A corrected one shows what it was corrected to. */
export function toIssue(world: World, named: Named, moment: TableMoment): LotteryIssue {
  const { lottery } = named;
  const { closesAt, drawsAt, stations, result, rows } = LotteryShown.parse(moment.shown);
  const corrected = correctionsRepository(world).of({ code: lottery.code, issue: moment.key });
  const isSettling = corrected !== null && corrected.doneId !== null;
  const state = corrected ? (isSettling ? 'SETTLING' : 'CORRECTED') : stateOf(world, named, moment);
  return {
    ...{ issue: moment.key, state, opensAt: toIso(moment.opensAt), closesAt: toIso(closesAt), drawsAt: toIso(drawsAt) },
    stations,
    result: moment.isCancelled ? null : (corrected?.result ?? result ?? null),
    drawing: rows && DrawnRow.array().parse(rows),
    isForced: moment.published.isForced,
  };
}

/** A draw by its name; null for one that has not opened, and for no such name. */
export function issueNamed(world: World, named: Named, key: string): LotteryIssue | null {
  const moment = runner.shared.named(world, { rounds: named.rounds, key });
  return moment && toIssue(world, named, moment);
}

/** A clock that was put back may come to a draw that was corrected: it is over all the same. */
const isOpen = (world: World, { lottery, rounds }: Named, issue: string): boolean =>
  runner.shared.takesBets(world, { rounds, key: issue }) &&
  correctionsRepository(world).of({ code: lottery.code, issue }) === null;

/** Whether a draw takes orders, or is still to open: it may be closed before its time. */
const isOrderable = (world: World, named: Named, { name, opensAt }: Issue): boolean =>
  opensAt > world.clock.now() || isOpen(world, named, name);

/** The draws that orders can be for, the next one first. */
export function orderableIssues(world: World, named: Named, most: number): Issue[] {
  // One draw alone is open, or was closed before its time.
  const ahead = issuesAhead(named.lottery, { at: world.clock.now(), most: most + 1 });
  return ahead.filter((issue) => isOrderable(world, named, issue)).slice(0, most);
}

/** The draw of a schedule as it stands. */
export const issueOf = (world: World, named: Named, issue: Issue): LotteryIssue =>
  issueNamed(world, named, issue.name) ?? toScheduled(issue);
