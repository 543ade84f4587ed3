import type { InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import type {
  listOpenedNumbers as endpoint,
  listIssues as listIssuesEndpoint,
  listOpenedNumbersVn as vnEndpoint,
} from '@tonalli/contracts/lottery/wire';
import { toIso } from '../../clock/system-time';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { runner } from '../play';
import { issueOf, orderableIssues, toIssue } from './issue-view';
import { type OpenLottery, requireListed } from './open-lottery';

/** Results of a lottery, the newest first; draws that nobody had an order in too. */
function resultsOf(
  world: World,
  open: OpenLottery,
  { before = null, pageSize }: Pick<InputOf<typeof endpoint>, 'pageSize'> & { before?: string | null | undefined },
): ValueOf<typeof endpoint> {
  const past = runner.shared.past(world, { rounds: open.rounds, before, most: pageSize });
  return {
    serverTime: toIso(world.clock.now()),
    content: past.map((moment) => toIssue(world, open, moment)),
    next: past.length === pageSize ? (past.at(-1)?.key ?? null) : null,
  };
}

export const listOpenedNumbers: Verb<typeof endpoint> = ({ ctx: { world }, input: { gameCode, ...asked } }) =>
  resultsOf(world, requireListed(world, gameCode), asked);

/** Of a lottery of Vietnam; there is no other here. */
export const listOpenedNumbersVn: Verb<typeof vnEndpoint> = ({ ctx: { world }, input: { gameCode, ...asked } }) => {
  const open = requireListed(world, gameCode);
  if (open.lottery.area !== 'VN') throw new PlatformFailure('GAME_NOT_FOUND');
  return resultsOf(world, open, asked);
};

export const listIssues: Verb<typeof listIssuesEndpoint> = ({ ctx: { world, now }, input: { gameCode, most } }) => {
  const open = requireListed(world, gameCode);
  const ahead = orderableIssues(world, open, most);
  return { serverTime: toIso(now), content: ahead.map((issue) => issueOf(world, open, issue)) };
};
