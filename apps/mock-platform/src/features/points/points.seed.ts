import { PlatformFailure } from '../../kernel/failure';
import { findMemberByUsername } from '../../people/find-member';
import { validBetsByDay } from '../../rollups/play';
import type { World } from '../../world/world';
import { keepConversion } from './convert-points';
import { givePoints, pointAccountOf } from './earn-points';
import { movePoints } from './move-points';
import { redeemIdOf } from './redeem-id';
import { keepRedemption } from './redeem-reward';
import { redemptionRepository } from './redemption.repository';
import { reviewRedemption } from './review-redemption';
import { rewardRepository } from './reward.repository';
import { seededRewards } from './reward-catalogue';

const MINOR_PER_MAJOR = 100;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const GIFT_POINTS = 10_000;
const REGULARS: readonly string[] = ['demo', 'maria'];

interface Step {
  at: number;
  run: (at: number) => void;
}

function seedRewards(world: World): void {
  const store = rewardRepository(world);
  seededRewards().forEach(({ id, type, es, en, points, requiredBet = 0, bonus, stock }, rank) => {
    const texts = { nameEs: es.name, descriptionEs: es.description, nameEn: en.name, descriptionEn: en.description };
    const amounts = {
      requiredBetMinor: requiredBet * MINOR_PER_MAJOR,
      bonusMinor: bonus === undefined ? null : bonus * MINOR_PER_MAJOR,
    };
    store.insert({ id, type, ...texts, points, ...amounts, stockTotal: stock, stock, rank });
  });
}

/** Points given at the end of every day that the member bet on. */
function earnings(world: World, memberId: string): Step[] {
  return validBetsByDay(world, memberId, { from: 0, to: world.clock.now() }).map(({ to, validMinor }) => ({
    at: to,
    run(at) {
      const account = pointAccountOf(world, memberId);
      givePoints(world, { memberId, account, betMinor: Math.min(validMinor, account.openBetMinor), at });
    },
  }));
}

/** A request, and its decision so many milliseconds later. */
function request(world: World, memberId: string, of: { rewardId: string; at: number }): Step {
  const run = (at: number) => {
    const reward = rewardRepository(world).find(of.rewardId);
    if (!reward) throw new RangeError(`there is no reward ${of.rewardId}`);
    keepRedemption(world, { memberId, reward, quantity: 1, at });
  };
  return { at: of.at, run };
}

function decide(world: World, memberId: string, decision: 'APPROVED' | 'REJECTED'): (at: number) => void {
  return (at) => {
    const filter = { memberId, only: 'PROCESS', limit: 1, offset: 0 } as const;
    const [open] = redemptionRepository(world).page(filter);
    if (open) reviewRedemption(world, { redeemId: redeemIdOf(open.id), decision, at });
  };
}

/** What a regular did with points: a gift, one request of each outcome, and a conversion an hour ago. */
function deeds(world: World, memberId: string): Step[] {
  const now = world.clock.now();
  const gift = { type: 'GRANT', key: `seed:${memberId}`, memberId, points: GIFT_POINTS } as const;
  return [
    { at: now - 31 * DAY_MS, run: (at) => movePoints(world, { ...gift, at }) },
    request(world, memberId, { rewardId: 'playera', at: now - 7 * DAY_MS }),
    { at: now - 6 * DAY_MS, run: decide(world, memberId, 'REJECTED') },
    request(world, memberId, { rewardId: 'taza', at: now - 5 * DAY_MS }),
    { at: now - 3 * DAY_MS, run: decide(world, memberId, 'APPROVED') },
    request(world, memberId, { rewardId: 'gorra', at: now - DAY_MS }),
    { at: now - HOUR_MS, run: (at) => keepConversion(world, { memberId, points: 1_500, key: 'seed', at }) },
  ];
}

/** The catalogue, and for the demo accounts a month of points with requests of every kind. */
export function seedPoints(world: World): void {
  seedRewards(world);
  for (const username of REGULARS) {
    const member = findMemberByUsername(world, username);
    if (!member) continue;
    const steps = [...earnings(world, member.id), ...deeds(world, member.id)].filter(
      ({ at }) => at <= world.clock.now(),
    );
    for (const { at, run } of steps.toSorted((a, b) => a.at - b.at)) {
      try {
        run(at);
      } catch (failure) {
        // Whoever has too few points goes without.
        if (!(failure instanceof PlatformFailure) || failure.code !== 'POINTS_INSUFFICIENT') throw failure;
      }
    }
  }
}
