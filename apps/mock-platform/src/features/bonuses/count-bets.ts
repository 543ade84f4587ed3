import { SMALLEST_BET_MINOR } from '@tonalli/contracts/bonuses/amounts';
import type { CorrectedBet, OpenBet, SettledStake } from '../../events/facts';
import { hasOpenBets } from '../../wagering/bets';
import type { World } from '../../world/world';
import { countedRepository, type Grant, grantRepository } from './bonuses.repository';
import { convertGrant, leftMinorOf, loseGrant } from './end-grant';
import { requireGrant } from './open-grant';

const countedMinorOf = (wageredMinor: number, percent: number): number => Math.floor((wageredMinor * percent) / 100);

/** Converts what is wagered; a grant that can be played no more, and of which nothing is out, is over. */
function endIfDone(world: World, grant: Grant, doneMinor: number): void {
  if (doneMinor >= grant.requiredMinor) convertGrant(world, grant);
  else if (leftMinorOf(world, grant) < SMALLEST_BET_MINOR && !hasOpenBets(world, grant.memberId))
    loseGrant(world, grant, { state: 'EXHAUSTED', ending: null });
}

function count(world: World, grant: Grant, bet: SettledStake): number {
  const { roundId, nodeId, family, wageredMinor = 0, placedAt, at } = bet;
  const percent = family === undefined ? 0 : (grant.terms.contributions[family] ?? 0);
  const countedMinor = countedMinorOf(wageredMinor, percent);
  // What was staked before the bonus began is not wagered for it.
  const isBefore = grant.activatedAt !== null && placedAt < grant.activatedAt;
  if (family === undefined || isBefore || countedMinor === 0) return grant.doneMinor;
  countedRepository(world).insert({
    ...{ grantId: grant.id, roundId, nodeId, family, wageredMinor, percent, countedMinor, at },
  });
  return grantRepository(world).progress(grant.id, countedMinor);
}

/** Bets in real money, bonus money or both count towards their members' active grants, in the transaction that settles them. */
export function countBets(world: World, bets: readonly SettledStake[]): void {
  grantRepository(world).look(bets.map(({ memberId }) => memberId));
  for (const bet of bets) countBet(world, bet);
}

function countBet(world: World, bet: SettledStake): void {
  const grant = grantRepository(world).active(bet.memberId);
  if (grant) endIfDone(world, grant, count(world, grant, bet));
}

/** What a correction changes of a bet that counted; a grant that is over stays as it ended. */
export function countCorrection(world: World, { roundId, wageredMinor }: CorrectedBet): void {
  if (wageredMinor === undefined) return;
  const bet = countedRepository(world).ofRound(roundId);
  const grant = bet && requireGrant(world, bet.grantId);
  if (!bet || grant?.state !== 'ACTIVE') return;
  const countedMinor = countedMinorOf(wageredMinor, bet.percent);
  countedRepository(world).change({ id: bet.id, wageredMinor, countedMinor });
  endIfDone(world, grant, grantRepository(world).progress(grant.id, countedMinor - bet.countedMinor));
}

/** A bet that was called off may have been the last that something of a grant was out in. */
export function afterCancelled(world: World, { memberId }: OpenBet): void {
  const grant = grantRepository(world).active(memberId);
  if (grant) endIfDone(world, grant, grant.doneMinor);
}
