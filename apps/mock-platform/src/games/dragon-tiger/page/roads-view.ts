import { createRoadMaps } from '../../page/table/roads/road-maps';
import { outcomeOf, type Pair } from '../odds';
import type { Translate } from './texts';

export const SHORT = { dragon: 'shortDragon', tiger: 'shortTiger', tie: 'shortTie' } as const;

/** The road maps of the table with how often each side had the higher card. */
export function createRoads(t: Translate) {
  const maps = createRoadMaps(t);
  return {
    element: maps.element,
    /** The oldest first. */
    show(pairs: readonly Pair[]): void {
      const outcomes = pairs.map(outcomeOf);
      const count = (won: 'dragon' | 'tiger' | 'tie') => outcomes.filter(({ winner }) => winner === won).length;
      const values = { count: pairs.length, dragon: count('dragon'), tiger: count('tiger'), tie: count('tie') };
      const entries = outcomes.map(({ winner }) => ({
        side: winner === 'tie' ? null : winner,
        ...{ winner, letter: t(SHORT[winner]) },
      }));
      maps.show(entries, t('roadSaid', values));
    },
  };
}
