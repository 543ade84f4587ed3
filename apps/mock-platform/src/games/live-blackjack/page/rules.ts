import {
  DECISION_MS,
  FULL_MS,
  INSURANCE_MS,
  PLAY_MS,
  SEATING_MS,
  SEATS_PER_PLAYER,
} from '@tonalli/contracts/games/live-blackjack';
import { rulesOf as rulesForOne } from '../../blackjack/page/rules';
import { texts as textsForOne } from '../../blackjack/page/texts';
import type { RulesText } from '../../page/instant/family';
import type { Lang } from '../../page/texts';
import { DEALER_CARDS, SEAT_CARDS } from '../orders';
import type { Translate } from './texts';

interface Rules {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly lang: Lang;
}

const seconds = (ms: number): number => ms / 1_000;

/** The table's own rules before those of blackjack for one, with the stake that is chosen. */
export function rulesOf({ t, money, lang }: Rules, stakeMinor: number): RulesText {
  const { how, example } = rulesForOne({ t: textsForOne(lang), money }, stakeMinor);
  const stakes = { stake: money(stakeMinor), both: money(2 * stakeMinor) };
  return {
    how: [
      t('rulesTable', { seats: SEATS_PER_PLAYER, wait: seconds(SEATING_MS), full: seconds(FULL_MS) }),
      t('rulesClock', {
        ...{ decision: seconds(DECISION_MS), all: seconds(PLAY_MS), insurance: seconds(INSURANCE_MS) },
      }),
      t('rulesOrder', { dealer: DEALER_CARDS, cards: SEAT_CARDS }),
      ...how,
    ],
    example: `${example} ${t('exampleSeats', stakes)}`,
    keys: t('keysText'),
  };
}
