import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { Requirement } from '@tonalli/contracts/promotions/wire';
import { toIso } from '../../clock/system-time';
import { dayStartInZone } from '../../clock/zone-days';
import type { Member } from '../../people/people.repository';
import { protectionOf } from '../../people/player-protection';
import { verifiedContactsOf } from '../../people/shared-contacts.repository';
import { validBetMinor } from '../../rollups/play';
import type { World } from '../../world/world';
import { creditedDeposits } from '../cashier';
import { isIdentityApproved } from '../identity-check';
import { POLICY_PACK } from '../policy';
import type { Rule } from './campaign-schema';

const DAY_MS = 86_400_000;

export interface Asked {
  readonly member: Member;
  /** Valid bets that do not count, minor units: those from before joining. */
  readonly beforeMinor: number;
}

const registeredUntil = (member: Member, days: number): number => member.createdAt + days * DAY_MS;

/** Whether a member is or has done what a promotion asks. */
export function isMet(world: World, rule: Rule, { member, beforeMinor }: Asked): boolean {
  switch (rule.rule) {
    case 'mobileVerified':
      return member.mobile !== null && verifiedContactsOf(world, member.id).mobile === member.mobile;
    case 'emailVerified':
      return member.email !== null && verifiedContactsOf(world, member.id).email === member.email;
    case 'identityApproved':
      return isIdentityApproved(world, member.id);
    case 'vipAtLeast':
      return member.vipLevel >= rule.level;
    case 'depositMade':
      return creditedDeposits(world, member.id, 0) > 0;
    case 'depositLimitSet':
      return protectionOf(world, member.id).limits.deposit !== undefined;
    case 'registeredAfter':
      return member.createdAt >= dayStartInZone(rule.day, OPERATOR_TIME_ZONE);
    case 'registeredWithin':
      return world.clock.now() < registeredUntil(member, rule.days);
    case 'validBets':
      return validBetMinor(world, member.id) - beforeMinor >= rule.amountMinor;
    case 'packIn':
      return rule.packs.includes(world.settings.get(POLICY_PACK));
  }
}

/** A rule as the member reads it. */
export function requirementOf(rule: Rule): Requirement {
  switch (rule.rule) {
    case 'vipAtLeast':
      return { rule: rule.rule, level: rule.level };
    case 'registeredAfter':
      return { rule: rule.rule, at: toIso(dayStartInZone(rule.day, OPERATOR_TIME_ZONE)) };
    case 'registeredWithin':
      return { rule: rule.rule, days: rule.days };
    case 'validBets':
      return { rule: rule.rule, amount: rule.amountMinor };
    default:
      return { rule: rule.rule };
  }
}
