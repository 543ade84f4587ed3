import type { ENVELOPE_COMMANDS } from '@tonalli/qa/envelopes';
import { announceRain, closeRain, rainIdOf, rainNumberOf, rainsForOperator, takeNext } from '../../features/envelopes';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

const LASTS_MS = 600_000;

/** The number of the rain that a command is about. Throws `BONUS_NOT_FOUND`. */
function rainOf(world: World, rainId: string | undefined): number {
  const now = world.clock.now();
  const waiting = rainsForOperator(world).filter(({ isClosed }) => !isClosed);
  const named = rainId ?? (waiting.find(({ opensAt }) => opensAt <= now) ?? waiting[0])?.rainId;
  if (named === undefined) throw new PlatformFailure('BONUS_NOT_FOUND');
  return rainNumberOf(named);
}

export const envelopeVerbs: CommandVerbs<typeof ENVELOPE_COMMANDS> = {
  listRains: ({ world }) => rainsForOperator(world),
  announceRain({ world, input: { pool: poolMinor, count, opensIn = 0, lasts = LASTS_MS } }) {
    const opensAt = world.clock.now() + opensIn;
    const titles = { titleEs: 'Lluvia de sobres', titleEn: 'Rain of envelopes' };
    const rain = { ...titles, poolMinor, count, opensAt, closesAt: opensAt + lasts, dailyAt: null };
    return { rainId: rainIdOf(world.transaction(() => announceRain(world, rain)).id) };
  },
  closeRain({ world, input: { rainId } }) {
    const id = rainOf(world, rainId);
    world.transaction(() => closeRain(world, id));
    return { rainId: rainIdOf(id) };
  },
  takeEnvelope({ world, input: { memberId, rainId } }) {
    if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
    const taking = { id: rainOf(world, rainId), memberId, at: world.clock.now() };
    return { amount: world.transaction(() => takeNext(world, taking))?.amountMinor ?? null };
  },
};
