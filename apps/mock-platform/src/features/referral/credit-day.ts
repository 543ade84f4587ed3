import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { applyBasisPoints } from '@tonalli/contracts/money';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { decide } from '../../guard/decide';
import { findMember } from '../../people/find-member';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { earningRepository, referralRepository } from './referral.repository';
import { REFERRAL_ON, REFERRAL_RATE } from './referral-settings';

const DAY = jobKind('referral.day', z.object({ day: z.iso.date() }));

const dayEnd = (day: string): number => dayStartInZone(addDays(day, 1), OPERATOR_TIME_ZONE);

interface Credited {
  referrerId: string;
  amountMinor: number;
  active: number;
  creditedAt: number;
}

/**
 * Credits every referrer's commission of one day of the operator's (yyyy-MM-dd), at the rate of now and once however
 * often it is asked for. A commission below one centavo, of a referrer who is suspended, or that the guard does not let through is none. Returns what it credited.
 */
export function bookDay(world: World, day: string): Credited[] {
  if (!world.settings.get(REFERRAL_ON)) return [];
  const rateBasisPoints = world.settings.get(REFERRAL_RATE);
  const creditedAt = dayEnd(day);
  return world.transaction(() =>
    referralRepository(world)
      .turnover(dayStartInZone(day, OPERATOR_TIME_ZONE))
      .flatMap(({ referrerId, active, validBetMinor }) => {
        const amountMinor = applyBasisPoints(validBetMinor, rateBasisPoints);
        if (amountMinor < 1 || findMember(world, referrerId)?.status !== 'active') return [];
        const bonus = { kind: 'bonus.referral', memberId: referrerId, amountMinor } as const;
        const decision = decide(world, { ...bonus, by: 'operator' });
        if (!('permit' in decision)) return [];
        const earning = { referrerId, day, active, validBetMinor, rateBasisPoints, amountMinor, creditedAt };
        if (!earningRepository(world).insert(earning)) return [];
        const key = `referral:${referrerId}:${day}`;
        world.ledger.post({ ...bonus, key, reference: day, at: creditedAt, permit: decision.permit });
        return [{ referrerId, amountMinor, active, creditedAt }];
      }),
  );
}

/** As `bookDay`, and tells each referrer. */
export function creditDay(world: World, day: string): void {
  world.transaction(() => {
    for (const { referrerId, amountMinor, active, creditedAt } of bookDay(world, day)) {
      const params = { amountMinor, day, active };
      sendMessage(world, { memberId: referrerId, kind: 'referralEarned', purpose: 'service', params, at: creditedAt });
    }
  });
}

const scheduleDay = (world: World, day: string): void =>
  world.clock.schedule({ kind: DAY, key: DAY.name, dueAt: dayEnd(day), payload: { day } });

/** Lets the days go on: each is credited when it ends. */
export const startReferralDays = (world: World): void =>
  scheduleDay(world, dayInZone(world.clock.now(), OPERATOR_TIME_ZONE));

export const referralDayJob = defineJob(DAY, (world, { payload: { day } }) => {
  creditDay(world, day);
  scheduleDay(world, addDays(day, 1));
});
