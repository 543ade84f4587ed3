import type {
  ActivityEntry,
  ActivityKind,
  listActivity as endpoint,
  Party,
} from '@tonalli/contracts/downlines/wire-activity';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import { maskUsername } from '../../people/mask';
import { uplineAt } from '../../people/tree';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { type Activity, activityRepository } from './activity.repository';
import type { ActivityDetail } from './downlines.table';

export interface NewActivity {
  kind: ActivityKind;
  /** Whom it is about. */
  personId: string;
  /** Who did it; null: the operator. */
  byId: string | null;
  /** Who finds it in their log; one who is named twice once. */
  readers: readonly string[];
  detail?: ActivityDetail;
}

/** Writes down what happened, for each of its readers. Call in the transaction in which it happens. */
export function noteActivity(world: World, { readers, detail = {}, ...what }: NewActivity): void {
  const at = world.clock.now();
  for (const readerId of new Set(readers)) activityRepository(world).insert({ ...what, readerId, at, detail });
}

/** What happened between the caller and those below or above, newest first (AG-10). */
export const listActivity: Verb<typeof endpoint> = ({ ctx: { world, member }, input: { after, limit } }) => {
  const before = after === undefined ? Number.MAX_SAFE_INTEGER : Number(after);
  const rows = activityRepository(world).page({ readerId: member.id, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    list: shown.map((row) => toEntry(world, row)),
    next: rows.length > limit ? String(shown.at(-1)?.id) : null,
  };
};

function toEntry(world: World, { id, readerId, kind, at, personId, byId, detail }: Activity): ActivityEntry {
  const party = (memberId: string | null) => partyFor(world, readerId, memberId);
  const { fromId, toId, reason, effectiveAt, rates, code, amountMinor } = detail;
  return {
    id: String(id),
    kind,
    at: toIso(at),
    person: party(personId),
    by: byId === null ? { who: 'operator', name: '' } : party(byId),
    from: fromId === undefined ? null : party(fromId),
    to: toId === undefined ? null : party(toId),
    reason: reason ?? null,
    effectiveAt: effectiveAt === undefined ? null : toIso(effectiveAt),
    rates: rates ?? null,
    code: code ?? null,
    amount: amountMinor ?? null,
  };
}

/** Names are whole only of whoever stands right below the reader now. */
function partyFor(world: World, readerId: string, memberId: string | null): Party {
  if (memberId === null) return { who: 'nobody', name: '' };
  if (memberId === readerId) return { who: 'reader', name: '' };
  const username = findMember(world, memberId)?.username ?? memberId;
  const isDirect = uplineAt(world, memberId, world.clock.now()) === readerId;
  return { who: 'other', name: isDirect ? username : maskUsername(username) };
}
