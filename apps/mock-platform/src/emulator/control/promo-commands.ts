import type { PROMO_COMMANDS } from '@tonalli/qa/promo';
import { playableGames } from '../../features/play';
import { REFERRAL_RATE } from '../../features/referral';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import type { World } from '../../world/world';
import { placeSummary } from '../summary-bet';
import type { CommandVerbs } from './command';

interface TestBet {
  memberId: string;
  stakeMinor: number;
  payoutMinor: number;
}

/** A bet in real money that is placed and settled at once, on the ledger and in the record like any other. */
function settleBet(world: World, { memberId, stakeMinor, payoutMinor }: TestBet) {
  const [game] = playableGames(world, 1);
  if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
  if (!game) throw new PlatformFailure('GAME_NOT_FOUND');
  const roundId = `qa-${Buffer.from(world.random.bytes(12)).toString('hex')}`;
  const at = world.clock.now();
  const { moment } = placeSummary(world, { roundId, memberId, game, stakeMinor, payoutMinor, at });
  return { roundId, balance: moment.balanceMinor };
}

export const promoVerbs: CommandVerbs<typeof PROMO_COMMANDS> = {
  settleBet: ({ world, input: { memberId, stake, payout = 0 } }) =>
    settleBet(world, { memberId, stakeMinor: stake, payoutMinor: payout }),
  setReferralRate({ world, input: { basisPoints } }) {
    world.settings.set(REFERRAL_RATE, basisPoints);
    return { basisPoints };
  },
};
