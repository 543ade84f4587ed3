import type { LiveBaccaratShown } from '@tonalli/contracts/games/live-baccarat';
import { isPair } from '../../baccarat/coup';
import { createRoadMaps } from '../../page/table/roads/road-maps';
import type { Translate } from './texts';

type Coup = Pick<LiveBaccaratShown, 'player' | 'banker'> & {
  readonly winner: NonNullable<LiveBaccaratShown['winner']>;
};

const SHORT = { player: 'shortPlayer', banker: 'shortBanker', tie: 'shortTie' } as const;

/** The road maps of the table with how often each side won. */
export function createRoads(t: Translate) {
  const maps = createRoadMaps(t);
  return {
    element: maps.element,
    /** The oldest first. */
    show(coups: readonly Coup[]): void {
      const count = (won: Coup['winner']) => coups.filter(({ winner }) => winner === won).length;
      const said = t('roadSaid', { player: count('player'), banker: count('banker'), tie: count('tie') });
      const pairs = coups.filter(({ player, banker }) => isPair(player) || isPair(banker)).length;
      const entries = coups.map(({ winner, player, banker }) => ({
        side: winner === 'tie' ? null : winner,
        ...{ winner, letter: t(SHORT[winner]) },
        pairs: `${isPair(player) ? 'p' : ''}${isPair(banker) ? 'b' : ''}`,
      }));
      maps.show(entries, `${t('statRounds', { count: coups.length })}: ${said} · ${t('statPairs')} ${pairs}`);
    },
  };
}
