import { SMALLEST_BET_MINOR } from '@tonalli/contracts/bonuses/amounts';
import type { GrantEnding } from '@tonalli/contracts/bonuses/states';
import type { BreakTaken, ClosedAccount, SettledStake } from '../../events/facts';
import { PlatformFailure } from '../../kernel/failure';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { requireTerms } from './bonus-terms';
import { type FreePlay, freeRepository } from './free.repository';
import { freeIdOf, parseFreeId } from './grant-ids';
import { FREE_EXPIRE, FREE_WARN } from './grant-jobs';
import { requireFree, scheduleFreeEnd } from './open-free';
import { openGrant } from './open-grant';
import { tellEnd } from './tell-ends';

type FreeEnd =
  | { state: 'COMPLETED' | 'EXPIRED'; ending: null }
  | { state: 'FORFEITED'; ending: Extract<GrantEnding, 'MEMBER' | 'EXCLUSION' | 'CLOSING'> }
  | { state: 'REVOKED'; ending: 'OPERATOR' };

/** What was won as bonus money and waits for the last play. Minor units. */
export const heldMinorOf = (world: World, { id }: Pick<FreePlay, 'id'>): number =>
  world.ledger.balance(freeIdOf(id), 'member.bonus');

/** What was won becomes bonus money; what no game takes as a bet, or where no bonus may be given, is the member's own. */
function handOver(world: World, play: FreePlay, at: number): void {
  const heldMinor = heldMinorOf(world, play);
  if (heldMinor === 0) return;
  const { memberId, terms } = play;
  const grantId = freeIdOf(play.id);
  const isBonus = policyOf(world).bonusAllowed && terms.bonusTermsId !== null && heldMinor >= SMALLEST_BET_MINOR;
  const kind = isBonus ? 'free.return' : 'free.win';
  const of = { memberId, grantId, reference: grantId, at };
  world.ledger.postWithin({ ...of, kind, key: `free:${grantId}:end`, amountMinor: heldMinor });
  if (!isBonus || terms.bonusTermsId === null) return;
  const given = { bonusMinor: heldMinor, depositMinor: 0, sourceKey: `free:${grantId}`, at };
  openGrant(world, { memberId, terms: requireTerms(terms.bonusTermsId), ...given });
}

/** How many can still be played, of what. */
const leftOf = ({ count, used, terms: { titleEs, titleEn } }: FreePlay) => ({
  count: count - used,
  title: { ES: titleEs, EN: titleEn },
});

/**
 * Ends free plays once: those that are left are lost, what was won stays, but for an exclusion and the end of the account, on which nothing is given. Call in a
 * transaction. Throws `BONUS_CLOSED`.
 */
export function endFree(world: World, play: FreePlay, end: FreeEnd): void {
  const at = world.clock.now();
  if (!freeRepository(world).close({ id: play.id, ...end, endedAt: at })) throw new PlatformFailure('BONUS_CLOSED');
  for (const kind of [FREE_EXPIRE, FREE_WARN]) world.clock.cancel(kind, String(play.id));
  const heldMinor = heldMinorOf(world, play);
  if (end.ending !== 'EXCLUSION' && end.ending !== 'CLOSING') handOver(world, play, at);
  else if (heldMinor > 0) {
    const grantId = freeIdOf(play.id);
    const of = { memberId: play.memberId, grantId, reference: grantId, at };
    world.ledger.postWithin({ ...of, kind: 'free.return', key: `free:${grantId}:end`, amountMinor: heldMinor });
  }
  if (end.state === 'EXPIRED')
    tellEnd(world, { memberId: play.memberId, kind: 'freeExpired', purpose: 'service', params: leftOf(play) });
}

/** The last play is over. */
export function afterFreeBet(world: World, { freeId }: Pick<SettledStake, 'freeId'>): void {
  const id = freeId ? parseFreeId(freeId) : null;
  if (id === null) return;
  const play = requireFree(world, id);
  if (play.state === 'ACTIVE' && play.used === play.count) endFree(world, play, { state: 'COMPLETED', ending: null });
}

export const freeExpireJob = defineJob(FREE_EXPIRE, (world, { payload }) => {
  const play = freeRepository(world).byId(payload.freeId);
  if (play?.state === 'ACTIVE') endFree(world, play, { state: 'EXPIRED', ending: null });
});

/** Once, a day before; nothing is said of what is being played to its end. */
export const freeWarnJob = defineJob(FREE_WARN, (world, { payload }) => {
  const play = freeRepository(world).byId(payload.freeId);
  if (play?.state !== 'ACTIVE' || play.used === play.count) return;
  const params = { ...leftOf(play), until: play.expiresAt };
  tellEnd(world, { memberId: play.memberId, kind: 'freeExpiring', purpose: 'service', params });
});

/** An exclusion ends what a member has; through a time-out no day is lost. */
export function keepFree(world: World, { memberId, kind, until, newFrom }: BreakTaken): void {
  const store = freeRepository(world);
  for (const play of store.active(memberId)) {
    if (kind === 'SELF_EXCLUSION') endFree(world, play, { state: 'FORFEITED', ending: 'EXCLUSION' });
    else if (until !== null) {
      const expiresAt = play.expiresAt + until - newFrom;
      store.putOff(play.id, expiresAt);
      scheduleFreeEnd(world, { id: play.id, expiresAt });
    }
  }
}

/** As for an exclusion. */
export function loseFree(world: World, { memberId }: ClosedAccount): void {
  for (const play of freeRepository(world).active(memberId))
    endFree(world, play, { state: 'FORFEITED', ending: 'CLOSING' });
}
