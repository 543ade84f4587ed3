import type { PROMO_COMMANDS } from '@tonalli/qa/promo';
import { feedJackpot, playableGames } from '../../features/play';
import { REFERRAL_RATE } from '../../features/referral';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { keepBet } from '../../wagering/bets';
import type { World } from '../../world/world';
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
  return world.transaction(() => {
    const roundId = `qa-${Buffer.from(world.random.bytes(12)).toString('hex')}`;
    const at = world.clock.now();
    const common = { memberId, reference: roundId, at };
    const { post } = world.ledger;
    let { balanceAfterMinor } = post({
      ...common,
      kind: 'bet.stake',
      key: `bet:${roundId}:stake`,
      amountMinor: stakeMinor,
    });
    feedJackpot(world, { roundId, stakeMinor, at });
    if (payoutMinor > 0) {
      const key = `bet:${roundId}:payout`;
      ({ balanceAfterMinor } = post({ ...common, kind: 'bet.payout', key, amountMinor: payoutMinor }));
    }
    const bet = { roundId, memberId, nodeId: game.nodeId, vassalage: game.vendor, gameType: 'RNG', at } as const;
    keepBet(world, { ...bet, stakeMinor, payoutMinor, isTrial: false, detail: { k: 'summary' } });
    return { roundId, balance: balanceAfterMinor };
  });
}

export const promoVerbs: CommandVerbs<typeof PROMO_COMMANDS> = {
  settleBet: ({ world, input: { memberId, stake, payout = 0 } }) =>
    settleBet(world, { memberId, stakeMinor: stake, payoutMinor: payout }),
  setReferralRate({ world, input: { basisPoints } }) {
    world.settings.set(REFERRAL_RATE, basisPoints);
    return { basisPoints };
  },
};
