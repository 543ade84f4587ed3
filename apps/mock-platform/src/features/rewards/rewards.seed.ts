import type { Reward } from '@tonalli/contracts/rewards/reward';
import { findMemberByUsername } from '../../people/find-member';
import { claimWaiting, offerReward } from '../../rewarding/grant-reward';
import type { World } from '../../world/world';

const DAY_MS = 86_400_000;

interface Seeded {
  readonly titleEs: string;
  readonly titleEn: string;
  readonly reward: Reward;
  readonly daysAgo: number;
  /** Days from now on; below zero: it has lapsed. */
  readonly lapsesIn: number | null;
  readonly isClaimed?: true;
}

const OF_DEMO: readonly Seeded[] = [
  {
    ...{ titleEs: 'Gracias por tu opinión', titleEn: 'Thank you for your opinion', daysAgo: 21, lapsesIn: null },
    ...{ reward: { kind: 'physical', itemEs: 'Playera de Tonalli', itemEn: 'Tonalli T-shirt' }, isClaimed: true },
  },
  {
    ...{ titleEs: 'Regalo de temporada', titleEn: 'A gift of the season', daysAgo: 40, lapsesIn: -10 },
    reward: { kind: 'cash', amountMinor: 2_500 },
  },
  {
    ...{ titleEs: 'Fin de semana de lluvia', titleEn: 'A rainy weekend', daysAgo: 3, lapsesIn: 4 },
    reward: { kind: 'cash', amountMinor: 5_000 },
  },
  {
    ...{ titleEs: 'Aniversario de Tonalli', titleEn: "Tonalli's anniversary", daysAgo: 1, lapsesIn: 13 },
    reward: { kind: 'points', points: 750 },
  },
  {
    ...{ titleEs: 'Rifa de la comunidad', titleEn: 'The community draw', daysAgo: 2, lapsesIn: null },
    reward: { kind: 'physical', itemEs: 'Taza de talavera', itemEn: 'Talavera mug' },
  },
];

/** What the demo account finds in its reward centre. */
export function seedRewards(world: World): void {
  const memberId = findMemberByUsername(world, 'demo')?.id;
  if (memberId === undefined) return;
  const now = world.clock.now();
  OF_DEMO.forEach(({ daysAgo, lapsesIn, isClaimed, ...given }, index) => {
    const at = now - daysAgo * DAY_MS;
    const expiresAt = lapsesIn === null ? null : now + lapsesIn * DAY_MS;
    const occasion = { source: 'promotion', sourceKey: `seed:reward:${index}` } as const;
    const offered = offerReward(world, { memberId, ...occasion, ...given, at, expiresAt });
    if (offered && isClaimed) claimWaiting(world, { id: offered.id, memberId, at: at + 3_600_000 });
  });
}
