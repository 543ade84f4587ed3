import { NIU_BID_MS, NIU_STAKE_MS, type NiuNiuConfig } from '@tonalli/contracts/games/niu-niu';
import { ROOM_ALONE_MS, ROOM_FULL_MS, ROOM_SEATING_MS, ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import type { RulesText } from '../../page/instant/family';
import { rakeOf } from '../../rooms/rake';
import type { Translate } from './texts';

interface Rules {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: NiuNiuConfig;
}

const seconds = (ms: number): number => ms / 1_000;

export function rulesOf({ t, money, config }: Rules): RulesText {
  const { anteMinor, minStakeMinor, rakeBp } = config;
  const ante = money(anteMinor);
  const winMinor = anteMinor * 2 * 4 * 3;
  return {
    how: [
      t('rulesTable', {
        ...{ seats: ROOM_SEATS, cover: money(minStakeMinor), wait: seconds(ROOM_SEATING_MS) },
        ...{ full: seconds(ROOM_FULL_MS), alone: ROOM_ALONE_MS / 60_000 },
      }),
      t('rulesBank', { bid: seconds(NIU_BID_MS), stake: seconds(NIU_STAKE_MS) }),
      t('rulesNiu'),
      t('rulesPay', { ante }),
      t('rulesHouse', { rake: rakeBp / 100 }),
      t('rulesAway'),
      t('rulesAuto'),
      t('rulesOrder'),
    ],
    example: t('rulesExample', { ante, win: money(winMinor), part: money(rakeOf(winMinor, config)) }),
    keys: t('keysText'),
  };
}
