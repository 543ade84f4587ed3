import type { VIP_COMMANDS, VIP_KEEPING } from '@tonalli/qa/vip';
import { playableGames } from '../../features/play';
import { placeKeep, quarterOf, VIP_LEVELS, type VipStanding, vipStandingOf } from '../../features/vip';
import { creditByHand } from '../../guard/credit-by-hand';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import type { World } from '../../world/world';
import { placeSummary } from '../summary-bet';
import { clockOf, move } from './clock-commands';
import { type CommandVerbs, ControlFailure } from './command';

const DAY_MS = 86_400_000;

/** How a member stands; null where nothing has to be kept. */
export function keepingStateOf(standing: VipStanding): (typeof VIP_KEEPING)[number] | null {
  const { reached, level, validMinor, neededMinor, isGrace, isJudged } = standing;
  if (neededMinor === 0) return null;
  const isEnough = validMinor >= neededMinor;
  if (level < reached) return isEnough ? 'back' : 'lowered';
  if (!isJudged) return 'free';
  if (isEnough) return 'done';
  return isGrace ? 'grace' : 'missing';
}

function shown(world: World, memberId: string) {
  const { validMinor: validBet, neededMinor: needed, ...standing } = vipStandingOf(world, memberId);
  return {
    ...standing,
    validBet,
    needed,
    state: keepingStateOf({ ...standing, validMinor: validBet, neededMinor: needed }),
  };
}

function requireMember(world: World, memberId: string): void {
  if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
}

/** A bet that is paid back; what the member lacks for it is booked in by hand. */
function betUpTo(world: World, memberId: string, validBetMinor: number): void {
  const stakeMinor = validBetMinor - vipStandingOf(world, memberId).validMinor;
  if (stakeMinor < 0)
    throw new ControlFailure('this quarter has more valid bets already, and bets are never taken back');
  if (stakeMinor === 0) return;
  const [game] = playableGames(world, 1);
  if (!game) throw new PlatformFailure('GAME_NOT_FOUND');
  const at = world.clock.now();
  const name = Buffer.from(world.random.bytes(12)).toString('hex');
  const amountMinor = stakeMinor - world.ledger.balance(memberId, 'member.main');
  if (amountMinor > 0) creditByHand(world, { key: `vip:${name}`, memberId, amountMinor, reference: 'tester', at });
  placeSummary(world, { roundId: `qa-${name}`, memberId, game, stakeMinor, payoutMinor: stakeMinor, at });
}

export const vipVerbs: CommandVerbs<typeof VIP_COMMANDS> = {
  showVip({ world, input: { memberId } }) {
    requireMember(world, memberId);
    return shown(world, memberId);
  },
  setVipQuarter: ({ world, input: { memberId, validBet, ...wanted } }) =>
    world.transaction(() => {
      requireMember(world, memberId);
      if (validBet !== undefined) betUpTo(world, memberId, validBet);
      const { reached } = vipStandingOf(world, memberId);
      if ((wanted.level ?? 0) > reached)
        throw new ControlFailure(
          `the level is ${reached} at most, which was reached; there are ${VIP_LEVELS.length - 1}`,
        );
      const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
      if (given.length > 0) placeKeep(world, memberId, Object.fromEntries(given));
      return shown(world, memberId);
    }),
  async endVipQuarter({ world, parts, input: { daysBefore = 0 } }) {
    const to = quarterOf(world.clock.now()).endsAt - daysBefore * DAY_MS;
    if (to < world.clock.now()) throw new ControlFailure(`the quarter ends in less than ${daysBefore} days`);
    const said = daysBefore === 0 ? 'vip end-quarter' : `vip end-quarter ${daysBefore}`;
    await move({ world, parts, to, said }, () => world.clock.jump(to));
    return clockOf(world);
  },
};
