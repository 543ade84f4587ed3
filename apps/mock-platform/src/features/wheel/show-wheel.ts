import { pageCount } from '@tonalli/contracts/paging';
import type * as wire from '@tonalli/contracts/wheel/wire';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import { nextSeed } from '../../wagering/fairness-seeds';
import type { SeedOwner } from '../../wagering/seeds.repository';
import { dayAt } from '../../wagering/shared-days';
import type { World } from '../../world/world';
import { dayLeft, isGone, stockLeft } from './gone';
import { creditsRepository, type StoredSpin, spinsRepository } from './wheel.repository';
import { shownWheel, type Wheel } from './wheel-data';

/** Whose seeds decide a member's spins. */
export const ofWheel = (memberId: string): SeedOwner => ({ ownerKind: 'wheel', ownerId: memberId });

export function spinsLeft(world: World, { id: wheelId, dailySpins }: Wheel, memberId: string) {
  const today = dayAt(world.clock.now());
  const daily = dailySpins - spinsRepository(world).daily({ memberId, wheelId, day: today.day });
  return {
    spinsLeft: Math.max(0, daily) + creditsRepository(world).left({ memberId, wheelId }),
    nextSpinAt: toIso(today.end),
    serverSeedHash: nextSeed(world, ofWheel(memberId)).serverSeedHash,
  };
}

/** The wheel with its weights, as the member finds it now. */
export const fetchWheel: Verb<typeof wire.fetchWheel> = ({ ctx: { world, member, now }, input }) =>
  world.transaction(() => {
    const wheel = shownWheel();
    const { day } = dayAt(now);
    return {
      ...spinsLeft(world, wheel, member.id),
      wheelId: wheel.id,
      title: (input.language === 'ES' ? wheel.es : wheel.en).title,
      fallbackId: wheel.fallbackId,
      dailySpins: wheel.dailySpins,
      dayBudget: wheel.dailyBudgetMinor,
      dayLeft: dayLeft(world, wheel, day),
      sectors: wheel.sectors.map((sector) => ({
        ...{ sectorId: sector.id, weight: sector.weight, reward: sector.reward },
        left: stockLeft(world, wheel, sector),
        isGone: isGone(world, wheel, { sector, day }),
      })),
    };
  });

/** A spin with all that it takes to work it out again. */
export const showSpin = ({ id, at, drawn, total, hitSectorId, sectorId, reward, ...seeds }: StoredSpin) => ({
  ...{ spinId: `S${String(id).padStart(8, '0')}`, at: toIso(at), drawn, total, hitSectorId, sectorId, reward },
  serverSeedHash: seeds.serverSeedHash,
  serverSeed: seeds.serverSeed,
  clientSeed: seeds.clientSeed,
});

export const listWheelSpins: Verb<typeof wire.listWheelSpins> = ({ ctx: { world, member }, input }) => {
  const { pageNo, pageSize } = input;
  const store = spinsRepository(world);
  const rows = store.count(member.id);
  const page = store.page({ memberId: member.id, limit: pageSize, offset: (pageNo - 1) * pageSize });
  return { content: page.map(showSpin), pageNum: pageNo, totalPages: pageCount(rows, pageSize), totalRows: rows };
};
