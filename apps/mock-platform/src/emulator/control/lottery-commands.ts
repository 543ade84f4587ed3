import type { LOTTERY_COMMANDS, ShownDraws } from '@tonalli/qa/lotteries';
import {
  correctDraw,
  issueNamed,
  issuesAhead,
  oddsVersion,
  requireListed,
  resumeDraw,
  suspendDraw,
  takeOrder,
} from '../../features/lottery';
import { runner } from '../../features/play';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

type Verbs = CommandVerbs<typeof LOTTERY_COMMANDS>;

const MOST_PAST = 3;

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
          },
        ]
      : [];
  });
  return { code, draws };
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
      runner.shared.cancel(world, { rounds, key: first.key });
    }),
  correctDraw: ({ world, input }) => steer(world, input.code, () => correctDraw(world, input)),
  orderLottery({ world, input: { code, memberId, lines, draws, stopOnWin } }) {
    const { lottery } = requireListed(world, code);
    const ahead = issuesAhead(lottery, { at: world.clock.now(), most: draws });
    const orderId = world.transaction(() =>
      takeOrder(
        world,
        { id: memberId, isTrial: false, by: 'operator' },
        {
          ...{ gameCode: code, oddsVersion: oddsVersion(lottery.family), prizeGroup: null, lines },
          issues: ahead.map(({ name }) => ({ issue: name, multiple: 1 })),
          stop: { onWin: stopOnWin, onProfitMinor: null, onCancelled: false },
        },
      ),
    );
    return { orderId };
  },
};
