import { createHash } from 'node:crypto';
import type { fetchLottery as endpoint } from '@tonalli/contracts/lottery/wire';
import { isTrialType } from '@tonalli/contracts/session/wire';
import type { FamilyId } from '@tonalli/lottery/play';
import { toIso } from '../../clock/system-time';
import { oddsTable } from '../../games/lottery/lottery-odds';
import { LOTTERY_LIMITS } from '../../games/lottery/module';
import type { SessionMember, Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { toLotteryGame } from './lottery-game';
import { requireListed } from './open-lottery';
import { groupsOf } from './prize-groups';

const versions = new Map<FamilyId, string>();

/** Names a family's odds: other odds have another name. */
export function oddsVersion(family: FamilyId): string {
  const version =
    versions.get(family) ??
    createHash('sha256')
      .update(JSON.stringify(Object.entries(oddsTable(family, null)).sort()))
      .digest('hex')
      .slice(0, 16);
  versions.set(family, version);
  return version;
}

/** Draws that follow each other by themselves are as forbidden as reels that do. */
export const mayChase = (world: World): boolean => policyOf(world).autoplay.slot;

const rateHolder = (member: SessionMember | null): string | null =>
  member && !isTrialType(member.type) ? member.id : null;

export const fetchLottery: Verb<typeof endpoint> = ({ ctx: { world, now, member }, input: { gameCode, language } }) => {
  const open = requireListed(world, gameCode);
  const { family } = open.lottery;
  const { minLineMinor, maxOrderMinor, maxIssueMinor, maxPayoutMinor } = LOTTERY_LIMITS;
  return {
    serverTime: toIso(now),
    game: toLotteryGame(world, open, language),
    odds: { version: oddsVersion(family), table: { ...oddsTable(family, null) } },
    limits: { minLine: minLineMinor, maxOrder: maxOrderMinor, maxIssue: maxIssueMinor, maxPayout: maxPayoutMinor },
    prizeGroup: groupsOf(world, { ...open, memberId: rateHolder(member) }),
    mayChase: mayChase(world),
  };
};
