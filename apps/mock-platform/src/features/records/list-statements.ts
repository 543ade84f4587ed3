import type { listStatements as endpoint } from '@tonalli/contracts/records/wire';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import type { Verb } from '../../transport/verb';
import { issueStatements } from './issue-statements';
import { monthNamed } from './months';

/** The member's months that are over; those that nobody asked for before are fixed now. */
export const listStatements: Verb<typeof endpoint> = ({ ctx: { world, member } }) => ({
  account: findMember(world, member.id)?.account ?? '',
  statements: world
    .transaction(() => issueStatements(world, member.id))
    .map(({ month, openingMinor, closingMinor, inMinor, outMinor, movements, previousHash, hash, issuedAt }) => {
      const { from, to } = monthNamed(month);
      return {
        ...{ month, from: toIso(from), to: toIso(to), opening: openingMinor, closing: closingMinor },
        ...{ in: inMinor, out: outMinor, movements, previousHash, hash, issuedAt: toIso(issuedAt) },
      };
    }),
});
