import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { applyBasisPoints } from '@tonalli/contracts/money';
import { registerJob } from '../../clock/jobs';
import { dayInZone } from '../../clock/wall';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import type { World } from '../../db/world';
import { referralRepository } from './referral.repository';

const JOB = 'referral.day';

const dayEnd = (day: string): number => dayStartInZone(addDays(day, 1), OPERATOR_TIME_ZONE);

/**
 * Credits every referrer's commission of one day of the operator's (yyyy-MM-dd), at the rate of now and once however
 * often it is asked for. A commission below one centavo is none.
 */
export function creditDay(world: World, day: string): void {
  if (!world.settings.get('referralOn')) return;
  const store = referralRepository(world);
  const rateBasisPoints = world.settings.get('referralRateBasisPoints');
  const creditedAt = dayEnd(day);
  const span = { from: dayStartInZone(day, OPERATOR_TIME_ZONE), to: creditedAt };
  world.transaction(() => {
    for (const { referrerId, active, validBetMinor } of store.turnover(span)) {
      const amountMinor = applyBasisPoints(validBetMinor, rateBasisPoints);
      if (amountMinor < 1) continue;
      const earning = { referrerId, day, active, validBetMinor, rateBasisPoints, amountMinor, creditedAt };
      if (!store.insertEarning(earning)) continue;
      world.ledger.post({
        kind: 'bonus.referral',
        key: `referral:${referrerId}:${day}`,
        memberId: referrerId,
        amountMinor,
        reference: day,
        at: creditedAt,
      });
    }
  });
}

const scheduleDay = (world: World, day: string): void =>
  world.clock.schedule({ kind: JOB, key: JOB, dueAt: dayEnd(day), payload: { day } });

/** Lets the days go on: each is credited when it ends. */
export const startReferralDays = (world: World): void =>
  scheduleDay(world, dayInZone(world.clock.now(), OPERATOR_TIME_ZONE));

registerJob(JOB, (world, { payload: { day } }) => {
  creditDay(world, day);
  scheduleDay(world, addDays(day, 1));
});
