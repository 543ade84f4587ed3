import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { openPersonalEnvelope as openEndpoint } from '@tonalli/contracts/envelopes/wire';
import { z } from 'zod';
import { dayInZone, toIso } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { dataFile } from '../../kernel/data/data-files';
import { payReward } from '../../rewarding/grant-reward';
import { rewardsRepository, type StoredReward } from '../../rewarding/rewards.repository';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { clusterOf } from '../promotions';
import { benefitLevelOf, VIP_ON } from '../vip';

const WEEK_DAYS = 7;

const Step = z
  .strictObject({ level: z.int().min(1), fromMinor: z.int().min(1), toMinor: z.int().min(1) })
  .refine(({ fromMinor, toMinor }) => fromMinor <= toMinor, 'has to end above its beginning');
type Step = z.output<typeof Step>;

/** The steps of VIP levels, the lowest first. */
export const personalSteps = dataFile('envelopes/personal.yaml', z.array(Step).min(1));

/** The operator's week of a moment: the Monday that begins it, and when the next one does. */
function weekOf(at: number): { monday: string; endsAt: number } {
  const day = dayInZone(at, OPERATOR_TIME_ZONE);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const monday = addDays(day, -((weekday + WEEK_DAYS - 1) % WEEK_DAYS));
  return { monday, endsAt: dayStartInZone(addDays(monday, WEEK_DAYS), OPERATOR_TIME_ZONE) };
}

/** What a level's envelope is drawn from; null: it has none. */
const stepOf = (level: number): Step | null => personalSteps().findLast((step) => level >= step.level) ?? null;

const keyOf = (memberId: string, monday: string): string => `envelope:personal:${memberId}:${monday}`;

const amountOf = ({ reward }: StoredReward): number => ('amountMinor' in reward ? reward.amountMinor : 0);

/** The member's envelope of this week; null while the operator has VIP switched off, which its contents come by. */
export function personalOf(world: World, memberId: string) {
  if (!world.settings.get(VIP_ON)) return null;
  const { monday, endsAt } = weekOf(world.clock.now());
  const opened = rewardsRepository(world).ofKey(keyOf(memberId, monday));
  const level = benefitLevelOf(world, memberId);
  return {
    ...{ vipRankLevel: level, isForLevel: stepOf(level) !== null },
    ...{ endsAt: toIso(endsAt), opened: opened && amountOf(opened) },
    steps: personalSteps().map(({ level: from, fromMinor, toMinor }) => ({
      level: from,
      from: fromMinor,
      to: toMinor,
    })),
  };
}

/**
 * Opens the member's envelope of this week; again: the same amount. Call in a transaction. Throws `BONUS_NOT_FOUND` where the
 * level has none, `PROMOTION_TAKEN` where somebody who may be the same person opened theirs, and what the guard refuses with.
 */
export function openPersonal(world: World, memberId: string): number {
  const at = world.clock.now();
  const { monday } = weekOf(at);
  const store = rewardsRepository(world);
  const sourceKey = keyOf(memberId, monday);
  const before = store.ofKey(sourceKey);
  if (before) return amountOf(before);
  const step = world.settings.get(VIP_ON) ? stepOf(benefitLevelOf(world, memberId)) : null;
  if (!step) throw new PlatformFailure('BONUS_NOT_FOUND');
  if (clusterOf(world, memberId).some((other) => store.ofKey(keyOf(other, monday))))
    throw new PlatformFailure('PROMOTION_TAKEN');
  const amountMinor = world.random.int(step.fromMinor, step.toMinor);
  const titles = { titleEs: 'Tu sobre de la semana', titleEn: 'Your envelope of the week' };
  const reward = { kind: 'cash', amountMinor } as const;
  payReward(world, { memberId, source: 'envelope', sourceKey, reward, ...titles, at });
  return amountMinor;
}

/** PROMO-04: the personal envelope, once a week. */
export const openPersonalEnvelope: Verb<typeof openEndpoint> = ({ ctx: { world, member } }) =>
  world.transaction(() => ({ amount: openPersonal(world, member.id) }));
