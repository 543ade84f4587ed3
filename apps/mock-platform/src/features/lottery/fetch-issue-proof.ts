import type { fetchIssueProof as endpoint } from '@tonalli/contracts/lottery/wire';
import { toIso } from '../../clock/system-time';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { runner } from '../play';
import { toIssue } from './issue-view';
import { requireListed } from './open-lottery';

/** What decided a draw, for anyone: before it is drawn what binds it, afterwards all of it. Throws `ROUND_NOT_FOUND`. */
export const fetchIssueProof: Verb<typeof endpoint> = ({ ctx: { world, now }, input: { gameCode, issue: key } }) => {
  const open = requireListed(world, gameCode);
  const { rounds } = open;
  const moment = runner.shared.named(world, { rounds, key });
  if (!moment) throw new PlatformFailure('ROUND_NOT_FOUND');
  const { day, number, published } = moment;
  const { end, nextEnd } = runner.shared.chainEnds(world, rounds, day);
  const result = moment.isOver ? runner.shared.resultOf(world, { rounds, day, number }) : null;
  return {
    serverTime: toIso(now),
    issue: toIssue(world, open, moment),
    ...{ chainEnd: end, nextChainEnd: nextEnd, betsRoot: published.betsRoot },
    beacon: published.beacon && {
      ...{ source: published.beacon.source, round: published.beacon.number, value: published.beacon.value },
    },
    ...{ serverSeed: result?.serverSeed ?? null, clientSeed: result?.clientSeed ?? null },
    orderCount: runner.shared.betCount(world, { rounds, key }),
  };
};
