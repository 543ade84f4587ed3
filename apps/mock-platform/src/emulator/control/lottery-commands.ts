import { isTrialType } from '@tonalli/contracts/session/wire';
import type { LOTTERY_COMMANDS, ShownDraws } from '@tonalli/qa/lotteries';
import {
  correctDraw,
  issueNamed,
  leftOrders,
  oddsVersion,
  orderableIssues,
  requireListed,
  resumeDraw,
  suspendDraw,
  takeOrder,
} from '../../features/lottery';
import { runner } from '../../features/play';
import { PlatformFailure } from '../../kernel/failure';
import { findMember, findMemberByUsername } from '../../people/find-member';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

type Verbs = CommandVerbs<typeof LOTTERY_COMMANDS>;

const MOST_PAST = 3;
const MOST_LOOKED_AT = 10;

/** The draws that stand, the oldest first, and behind them those that came out last. */
function show(world: World, code: string): ShownDraws {
  const open = requireListed(world, code);
  const { rounds } = open;
  const standing = runner.shared.standing(world, rounds).map(({ key }) => key);
  const past = runner.shared.past(world, { rounds, before: null, most: MOST_PAST }).map(({ key }) => key);
  const draws = [...standing, ...past].flatMap((key) => {
    const issue = issueNamed(world, open, key);
    const orderCount = runner.shared.betCount(world, { rounds, key });
    return issue
      ? [
          {
            ...{ issue: key, state: issue.state, closesAt: issue.closesAt, drawsAt: issue.drawsAt },
            ...{ result: issue.result ?? null, isForced: issue.isForced, orderCount },
            leftCount: leftOrders(world, { code, issue: key }),
          },
        ]
      : [];
  });
  return { code, draws };
}

/** The draw that came out last. */
function latest(world: World, rounds: string): string {
  const last = runner.shared
    .past(world, { rounds, before: null, most: MOST_LOOKED_AT })
    .find((one) => !one.isCancelled);
  if (!last) throw new PlatformFailure('ROUND_NOT_FOUND');
  return last.key;
}

/** Does something with a lottery's draws, and has what follows from it happen. */
function steer(world: World, code: string, work: (rounds: string) => void): ShownDraws {
  world.transaction(() => work(requireListed(world, code).rounds));
  world.clock.drainAll();
  return show(world, code);
}

export const lotteryVerbs: Verbs = {
  showDraws: ({ world, input: { code } }) => show(world, code),
  forceDraw: ({ world, input: { code, play, selection, wins } }) =>
    steer(world, code, (rounds) => runner.shared.force(world, { rounds, wish: { play, selection, wins } })),
  skipToDraw: ({ world, input: { code } }) => steer(world, code, (rounds) => runner.shared.skipPhase(world, rounds)),
  suspendDraw: ({ world, input: { code } }) => steer(world, code, () => suspendDraw(world, code)),
  resumeDraw: ({ world, input: { code } }) => steer(world, code, () => resumeDraw(world, code)),
  cancelDraw: ({ world, input: { code } }) =>
    steer(world, code, (rounds) => {
      const [first] = runner.shared.standing(world, rounds);
      if (!first) throw new PlatformFailure('ROUND_NOT_FOUND');
      // So that it is one of its own also where nobody has an order in it.
      runner.shared.hold(world, rounds);
      runner.shared.cancel(world, { rounds, key: first.key });
    }),
  correctDraw: ({ world, input: { code, issue, result } }) =>
    steer(world, code, (rounds) => correctDraw(world, { code, issue: issue ?? latest(world, rounds), result })),
  orderLottery({ world, input: { code, memberId, lines, draws, stopOnWin, prizeGroup = null } }) {
    const open = requireListed(world, code);
    const member = findMember(world, memberId) ?? findMemberByUsername(world, memberId);
    if (!member) throw new PlatformFailure('USER_NOT_FOUND');
    const { row } = world.transaction(() =>
      takeOrder(
        world,
        { id: member.id, isTrial: isTrialType(member.type), by: 'operator' },
        {
          ...{ gameCode: code, oddsVersion: oddsVersion(open.lottery.family), prizeGroup, lines },
          issues: orderableIssues(world, open, draws).map(({ name }) => ({ issue: name, multiple: 1 })),
          stop: { onWin: stopOnWin, onProfitMinor: null, onCancelled: false },
        },
      ),
    );
    return { orderId: row.roundId };
  },
};
