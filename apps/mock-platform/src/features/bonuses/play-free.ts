import { PlatformFailure } from '../../kernel/failure';
import type { FreePaid, FreeTaken } from '../../world/grant-port';
import type { World } from '../../world/world';
import { type FreePlay, freeRepository } from './free.repository';
import { freeIdOf, parseFreeId } from './grant-ids';
import { requireFree } from './open-free';

export const isPlayedIn = ({ terms }: FreePlay, { nodeId, family }: { nodeId: string; family: string }): boolean =>
  terms.family === family && terms.nodeIds.includes(nodeId);

/** One play is begun: its stake comes from the house, for a moment to the account of the free plays. */
export function takeFree(world: World, { freeId, memberId, stakeMinor, at, ...title }: FreeTaken): void {
  const known = requireFree(world, parseFreeId(freeId));
  if (known.memberId !== memberId || !isPlayedIn(known, title)) throw new PlatformFailure('BONUS_NOT_FOUND');
  if (known.stakeMinor !== stakeMinor) throw new PlatformFailure('STAKE_INVALID');
  const taken = freeRepository(world).take(known.id, at);
  if (!taken) throw new PlatformFailure('BONUS_CLOSED');
  const fund = { kind: 'free.fund', key: `free:${freeId}:${taken.begun}`, amountMinor: stakeMinor } as const;
  world.ledger.postWithin({ ...fund, memberId, grantId: freeId, reference: freeId, at });
}

/** What a play won: of a bet without its stake, and no more than the terms still allow. Minor units. */
function wonBy({ kind, stakeMinor, terms, wonMinor }: FreePlay, amountMinor: number): number {
  const minor = kind === 'BET' ? Math.max(0, amountMinor - stakeMinor) : amountMinor;
  return Math.min(minor, terms.maxWinMinor - wonMinor);
}

/**
 * What a play brought: cash goes to the main account at once, what becomes bonus money waits for the last play, the rest returns to
 * the house. A stake that comes back gives the play back.
 */
export function payFree(world: World, { freeId, movement, amountMinor, key, ...common }: FreePaid): void {
  if (movement === 'reversal') throw new Error(`the free play ${freeId} cannot be corrected: its families never are`);
  const play = requireFree(world, parseFreeId(freeId));
  const isVoid = movement === 'refund';
  const kind = isVoid ? 'grant.refund' : 'grant.payout';
  const of = { ...common, grantId: freeIdOf(play.id) };
  world.ledger.postWithin({ ...of, kind, key, amountMinor });
  const wonMinor = isVoid ? 0 : wonBy(play, amountMinor);
  const store = freeRepository(world);
  if (isVoid) store.giveBack(play.id);
  if (wonMinor > 0) store.win(play.id, wonMinor);
  const post = (to: 'free.win' | 'free.return', minor: number): void => {
    if (minor > 0) world.ledger.postWithin({ ...of, kind: to, key: `${key}:${to}`, amountMinor: minor });
  };
  if (play.terms.winnings === 'CASH') post('free.win', wonMinor);
  post('free.return', amountMinor - wonMinor);
}
