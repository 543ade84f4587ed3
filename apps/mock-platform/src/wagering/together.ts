import type { SettledStake } from '../events/facts';
import type { World } from '../world/world';
import { unexpose } from './expose';
import type { Exposed } from './stake';

/**
 * What bets that are settled in one go put off until all of them are: what they free, and what others are told of them. It is of one
 * bet of each member at most, so that what follows for a member from one bet stands before their next.
 */
export interface Together {
  /** Takes what a family's bets free. */
  freedOf(family: string): Exposed[];
  /** To be called before anything of a member's is settled. */
  meet(memberId: string): void;
  settled(bet: SettledStake): void;
  /** Once all are settled. */
  end(): void;
}

export function settleTogether(world: World): Together {
  const freed = new Map<string, Exposed[]>();
  const untold = new Map<string, SettledStake>();
  function tell(): void {
    if (untold.size === 0) return;
    const bets = [...untold.values()];
    untold.clear();
    world.tell('bets.settled', bets);
  }
  return {
    freedOf(family) {
      const known = freed.get(family) ?? [];
      freed.set(family, known);
      return known;
    },
    meet(memberId) {
      if (untold.has(memberId)) tell();
    },
    settled: (bet) => void untold.set(bet.memberId, bet),
    end() {
      tell();
      for (const [family, exposed] of freed) unexpose(world, family, exposed);
      freed.clear();
    },
  };
}
