import type { GrantEnding } from '@tonalli/contracts/bonuses/states';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { activateNext } from './activate-grant';
import { type Grant, grantRepository } from './bonuses.repository';
import { grantIdOf } from './grant-ids';
import { GRANT_EXPIRE, GRANT_WARN } from './grant-jobs';
import { tellEnd } from './tell-ends';

/** How a grant ends that is not converted. */
export type Loss =
  | { state: 'FORFEITED'; ending: Exclude<GrantEnding, 'OPERATOR' | 'REVERSAL'> }
  | { state: 'REVOKED'; ending: 'OPERATOR' | 'REVERSAL' }
  | { state: 'EXPIRED' | 'EXHAUSTED'; ending: null };

type Ended = (Loss | { state: 'COMPLETED'; ending: null }) & { keptMinor: number };

/** What a grant holds. Minor units. */
export const leftMinorOf = (world: World, { id }: Pick<Grant, 'id'>): number =>
  world.ledger.balance(grantIdOf(id), 'member.bonus');

const tellExpired = (world: World, memberId: string, params: { amountMinor: number; reference: string }): void =>
  tellEnd(world, { memberId, kind: 'bonusExpired', purpose: 'service', params });

/** Ends it once, with all that it holds. Throws `BONUS_CLOSED` where it has ended, or does not wait for this end. */
function end(world: World, grant: Grant, { state, ending, keptMinor }: Ended): void {
  const { id, memberId } = grant;
  const at = world.clock.now();
  const lostMinor = leftMinorOf(world, grant) - keptMinor;
  const closed = { id, from: grant.state, state, ending, endedAt: at, keptMinor, lostMinor };
  const isOpen = grant.state === 'ACTIVE' || grant.state === 'QUEUED';
  if (!isOpen || !grantRepository(world).close(closed)) throw new PlatformFailure('BONUS_CLOSED');
  const grantId = grantIdOf(id);
  const common = { memberId, grantId, reference: grantId, at };
  const post = (kind: 'grant.convert' | 'grant.forfeit', amountMinor: number): void => {
    if (amountMinor > 0) world.ledger.postWithin({ ...common, kind, amountMinor, key: `grant:${grantId}:${kind}` });
  };
  post('grant.convert', keptMinor);
  post('grant.forfeit', lostMinor);
  if (state === 'EXPIRED') tellExpired(world, memberId, { amountMinor: lostMinor, reference: grantId });
  for (const kind of [GRANT_EXPIRE, GRANT_WARN]) world.clock.cancel(kind, String(id));
  activateNext(world, memberId);
}

/** What is left becomes the member's own, up to what the terms say. Once. Call in a transaction. Throws `BONUS_CLOSED`. */
export function convertGrant(world: World, grant: Grant): void {
  if (grant.state !== 'ACTIVE') throw new PlatformFailure('BONUS_CLOSED');
  const { memberId, terms } = grant;
  const keptMinor = Math.min(leftMinorOf(world, grant), terms.maxConversionMinor ?? Number.MAX_SAFE_INTEGER);
  end(world, grant, { state: 'COMPLETED', ending: null, keptMinor });
  if (keptMinor === 0) return;
  const params = { amountMinor: keptMinor, reference: grantIdOf(grant.id) };
  sendMessage(world, { memberId, kind: 'bonusConverted', purpose: 'service', params });
}

/** As `convertGrant`, by the operator's will, whatever is wagered. */
export function completeNow(world: World, grant: Grant): void {
  if (grant.state !== 'ACTIVE') throw new PlatformFailure('BONUS_CLOSED');
  grantRepository(world).waive(grant.id);
  convertGrant(world, { ...grant, requiredMinor: Math.max(1, grant.doneMinor) });
}

/** What is left goes back to the house; the member's own money stays. Call in a transaction. Throws `BONUS_CLOSED`. */
export const loseGrant = (world: World, grant: Grant, loss: Loss): void => end(world, grant, { ...loss, keptMinor: 0 });
