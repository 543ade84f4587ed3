import { termsProblems } from '@tonalli/contracts/agent-contracts/terms';
import type { previewOffer as endpoint } from '@tonalli/contracts/agent-contracts/wire';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import { conflictsBelow } from './cascade';
import { problemsOf } from './check-terms';
import { checkEdge } from './edge-check';
import { toEnding } from './ending-view';
import { assertDirectDownline, heldVersion } from './find-contract';
import { nextStart, streamOf } from './periods';
import { whatIf } from './what-if';

/** What an offer would mean, before anybody is told of it (CON-03, CON-07). Throws `NOT_DIRECT_DOWNLINE`. */
export const previewOffer: Verb<typeof endpoint> = ({ ctx: { world, member }, input: { memberId, terms } }) => {
  assertDirectDownline(world, member.id, memberId);
  const offer = { uplineId: member.id, downlineId: memberId, terms };
  const ending = conflictsBelow(world, { memberId, kind: terms.kind, terms });
  const isSound = termsProblems(terms).length === 0;
  return {
    problems: problemsOf(world, offer),
    wouldBeginAt: toIso(nextStart(streamOf(terms.kind, terms.period), world.clock.now())),
    ending: ending.map((each) => toEnding(world, member.id, each)),
    whatIf: isSound ? whatIf(world, { ...offer, ending }) : null,
    edge: checkEdge(world, memberId, terms),
    own: heldVersion(world, member.id, terms.kind)?.version.terms ?? null,
  };
};
