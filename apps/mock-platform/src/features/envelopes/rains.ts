import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { PlatformFailure } from '../../kernel/failure';
import { serverSeedHash } from '../../kernel/fairness';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { drawAmounts } from './draw-amounts';
import { envelopesRepository, type NewRain, type StoredRain } from './envelopes.repository';
import { newRainSeed } from './rain-seeds';

/** As members see its number. */
export const rainIdOf = (id: number): string => `RE${String(id).padStart(8, '0')}`;

export const rainNumberOf = (rainId: string): number => Number(rainId.slice(2));

/** A rain's window is over; its key is the rain's number. */
const CLOSE_RAIN = jobKind('envelopes.close', z.object({ id: z.int() }));

/** Announces a rain: every amount is drawn now, and the pool is set aside. Call in a transaction. */
export function announceRain(
  world: World,
  given: Omit<NewRain, 'serverSeed' | 'seedHash'>,
  serverSeed = newRainSeed(),
): StoredRain {
  const store = envelopesRepository(world);
  const amounts = drawAmounts({ serverSeed, ...given });
  const rain = store.insert({ ...given, serverSeed, seedHash: serverSeedHash(serverSeed) });
  store.fill(rain.id, amounts);
  const reference = rainIdOf(rain.id);
  const { poolMinor: amountMinor, closesAt: dueAt } = given;
  const at = world.clock.now();
  world.ledger.postWithin({ kind: 'envelope.fund', key: `envelope-fund:${reference}`, amountMinor, reference, at });
  world.clock.schedule({ kind: CLOSE_RAIN, key: String(rain.id), dueAt, payload: { id: rain.id } });
  return rain;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The next moment after `after` at which the operator's clocks show `HH:mm`. */
export function nextAt(hhmm: string, after: number): number {
  const [hours = 0, minutes = 0] = hhmm.split(':').map(Number);
  const today = dayInZone(after, OPERATOR_TIME_ZONE);
  const on = (day: string) => dayStartInZone(day, OPERATOR_TIME_ZONE) + hours * HOUR_MS + minutes * MINUTE_MS;
  return on(today) > after ? on(today) : on(addDays(today, 1));
}

function announceNext(world: World, { titleEs, titleEn, poolMinor, count, ...rain }: StoredRain): void {
  const { dailyAt } = rain;
  if (dailyAt === null) return;
  const opensAt = nextAt(dailyAt, world.clock.now());
  const closesAt = opensAt + rain.closesAt - rain.opensAt;
  announceRain(world, { titleEs, titleEn, poolMinor, count, dailyAt, opensAt, closesAt });
}

/** Ends a rain and takes back what nobody took, once. Call in a transaction. Throws `BONUS_NOT_FOUND`, `BONUS_CLOSED`. */
export function closeRain(world: World, id: number): void {
  const store = envelopesRepository(world);
  const rain = store.find(id);
  if (!rain) throw new PlatformFailure('BONUS_NOT_FOUND');
  const at = world.clock.now();
  if (!store.close(id, at)) throw new PlatformFailure('BONUS_CLOSED');
  world.clock.cancel(CLOSE_RAIN, String(id));
  const { minor: amountMinor } = store.rest(id);
  const reference = rainIdOf(id);
  if (amountMinor > 0)
    world.ledger.postWithin({
      kind: 'envelope.return',
      key: `envelope-return:${reference}`,
      amountMinor,
      reference,
      at,
    });
  announceNext(world, rain);
}

export const closeRainJob = defineJob(
  CLOSE_RAIN,
  (world, { payload: { id } }) => {
    if (envelopesRepository(world).find(id)?.closedAt === null) closeRain(world, id);
    return 'done';
  },
  { person: false },
);
