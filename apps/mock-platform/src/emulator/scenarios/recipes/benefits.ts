import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { RedemptionStatus } from '@tonalli/contracts/points/wire';
import { dayInZone } from '../../../clock/system-time';
import { markMessage, sendMessage } from '../../../features/messages';
import { grantPoints, requestReward, reviewRedemption } from '../../../features/points';
import { creditDay, keepReferral } from '../../../features/referral';
import { claimBonuses, grantMonth, quarterOf, VIP_LEVELS } from '../../../features/vip';
import type { World } from '../../../world/world';
import { betInAll, playRounds } from './bets';
import { addPerson, DAY_MS, type Facts, type Person } from './person';

/** A mug, which is there in plenty. */
const REWARD = { id: 'taza', points: 6_000 } as const;
const MONTH_MS = 31 * DAY_MS;

/** To the level by what it takes: bets, up to now or to the end of the quarter before. */
export function reachLevel(world: World, person: Person, { level, isEarlier }: { level: number; isEarlier: boolean }) {
  const wanted = VIP_LEVELS[level];
  if (!wanted) throw new RangeError(`there is no VIP level ${level}; the highest is ${VIP_LEVELS.length - 1}`);
  const now = world.clock.now();
  betInAll(world, person, {
    validBetMinor: wanted.validBetMinor,
    until: isEarlier ? quarterOf(now).startsAt - DAY_MS : now,
  });
}

/** Of the bonuses for the levels, and of a month that is over. */
export function settleBonuses(world: World, { id }: Person, of: 'claimed' | 'lapsed'): void {
  if (of === 'claimed') claimBonuses(world, id);
  else grantMonth(world, id, world.clock.now() - MONTH_MS);
}

export function redeem(world: World, { id: memberId }: Person, status: RedemptionStatus): void {
  grantPoints(world, memberId, REWARD.points);
  const redeemId = requestReward(world, { memberId, rewardId: REWARD.id });
  if (status !== 'PROCESS') reviewRedemption(world, { redeemId, decision: status, at: world.clock.now() });
}

export interface MessagesWanted {
  count: number;
  /** The newest of them. */
  unread: number;
  /** Of the read ones, the oldest. */
  deleted: number;
}

export function fillInbox(world: World, { id: memberId }: Person, { count, unread, deleted }: MessagesWanted): void {
  const now = world.clock.now();
  for (let number = 1; number <= count; number += 1) {
    const title = { ES: `Aviso número ${number}`, EN: `Notice number ${number}` };
    const body = {
      ES: `Este es el aviso número ${number} de ${count}. Sirve para probar tu buzón.`,
      EN: `This is notice number ${number} of ${count}. It is here to try your inbox with.`,
    };
    const at = now - (count - number) * 3_600_000;
    const messageId = sendMessage(world, { memberId, kind: 'notice', purpose: 'service', params: { title, body }, at });
    if (number <= deleted) markMessage(world, { memberId, messageId, as: 'deleted' });
    else if (number <= count - unread) markMessage(world, { memberId, messageId, as: 'read' });
  }
}

/** Friends who came with the person's code and play; yesterday's commission was credited. */
export function bringFriends(world: World, person: Person, count: number): void {
  const now = world.clock.now();
  const facts: Omit<Facts, 'base'> = {
    type: 0,
    ageDays: 20,
    hasLoggedIn: true,
    hasPaymentPassword: true,
    hasDefaultPassword: false,
  };
  for (let number = 1; number <= count; number += 1) {
    const friend = addPerson(world, { ...facts, base: `${person.username}-amiga${number}` });
    keepReferral(world, { memberId: friend.id, code: person.account, at: friend.joinedAt });
    playRounds(world, friend, 14);
  }
  for (let daysAgo = 6; daysAgo >= 1; daysAgo -= 1) {
    creditDay(world, dayInZone(now - daysAgo * DAY_MS, OPERATOR_TIME_ZONE));
  }
}
