import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { permitAct } from '../../guard/decide';
import { birthdaysOn } from '../../people/birthday';
import { findMember } from '../../people/find-member';
import { offerReward } from '../../rewarding/grant-reward';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { benefitLevelOf, VIP_LEVELS, VIP_ON } from '../vip';
import { clusterOf } from './cluster';
import { today } from './standing';

const CLAIM_MS = 30 * 86_400_000;

const BIRTHDAYS = jobKind('promotions.birthdays', z.object({}));

const keyOf = (memberId: string, day: string): string => `birthday:${memberId}:${day.slice(0, 4)}`;

/** Lays the gift of a level's benefits into the reward centre, once a year and once for those who may be one person. */
function giveTo(world: World, memberId: string, day: string): void {
  const member = findMember(world, memberId);
  const amountMinor = VIP_LEVELS[benefitLevelOf(world, memberId)]?.birthdayGiftMinor ?? 0;
  if (member?.status !== 'active' || amountMinor === 0) return;
  if (clusterOf(world, memberId).some((other) => rewardsRepository(world).ofKey(keyOf(other, day)))) return;
  const at = world.clock.now();
  const expiresAt = at + CLAIM_MS;
  const titles = { titleEs: 'Feliz cumpleaños', titleEn: 'Happy birthday' };
  const occasion = { memberId, source: 'birthday', sourceKey: keyOf(memberId, day) } as const;
  if (!offerReward(world, { ...occasion, ...titles, reward: { kind: 'cash', amountMinor }, at, expiresAt })) return;
  const purpose = permitAct(world, { do: 'marketing', memberId, product: null, channel: 'inbox', by: 'operator' });
  if (purpose)
    sendMessage(world, { memberId, kind: 'birthdayGift', purpose, params: { amountMinor, until: expiresAt }, at });
}

/** Lets the days go on: as each begins in the operator's zone, whoever was born on it has a gift, while VIP is on. */
export function startBirthdays(world: World): void {
  const dueAt = dayStartInZone(addDays(today(world), 1), OPERATOR_TIME_ZONE);
  world.clock.schedule({ kind: BIRTHDAYS, key: BIRTHDAYS.name, dueAt, payload: {} });
}

export const birthdaysJob = defineJob(
  BIRTHDAYS,
  (world) => {
    const day = today(world);
    if (world.settings.get(VIP_ON)) for (const memberId of birthdaysOn(world, day)) giveTo(world, memberId, day);
    startBirthdays(world);
  },
  { person: false },
);
