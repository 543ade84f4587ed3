import { ROOM_ALONE_MS, ROOM_FULL_MS, ROOM_SEATING_MS, ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import {
  TRIO_MOST_LAPS,
  TRIO_MOST_LEVEL,
  TRIO_TURN_MS,
  type TrioConfig,
} from '@tonalli/contracts/games/three-card-rooms';
import type { RulesText } from '../../page/instant/family';
import { rakeOf } from '../../rooms/rake';
import type { Translate } from './texts';

interface Rules {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: TrioConfig;
  readonly isBlind: boolean;
}

const seconds = (ms: number): number => ms / 1_000;

/** In antes: what is in the pot of the example, and what its winner put in. */
const EXAMPLES = { open: { pot: 9, paid: 5 }, blind: { pot: 7, paid: 3 } } as const;

export function rulesOf({ t, money, config, isBlind }: Rules): RulesText {
  const { anteMinor, minStakeMinor, rakeBp } = config;
  const ante = money(anteMinor);
  const { pot, paid } = isBlind ? EXAMPLES.blind : EXAMPLES.open;
  const winMinor = (pot - paid) * anteMinor;
  return {
    how: [
      t('rulesTable', {
        ...{ seats: ROOM_SEATS, cover: money(minStakeMinor), wait: seconds(ROOM_SEATING_MS) },
        ...{ full: seconds(ROOM_FULL_MS), alone: ROOM_ALONE_MS / 60_000 },
      }),
      t(isBlind ? 'rulesBlind' : 'rulesOpen', { ante }),
      t('rulesTurns', { seconds: seconds(TRIO_TURN_MS), level: TRIO_MOST_LEVEL, laps: TRIO_MOST_LAPS }),
      t('rulesHands'),
      t('rulesPot'),
      t('rulesHouse', { rake: rakeBp / 100 }),
      t('rulesAway'),
      t('rulesAuto'),
      t('rulesOrder'),
    ],
    example: t(isBlind ? 'exampleBlind' : 'exampleOpen', {
      ...{ ante, pot: money(pot * anteMinor), win: money(winMinor), part: money(rakeOf(winMinor, config)) },
    }),
    keys: isBlind ? `${t('keysText')} ${t('keysBlind')}` : t('keysText'),
  };
}
