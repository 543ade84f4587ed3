import {
  TRIO_MOST_LEVEL,
  type TrioConfig,
  type TrioShown,
  type TrioStep,
  type TrioView,
} from '@tonalli/contracts/games/three-card-rooms';
import type { Play } from '../../rooms/page/deciding';
import { minorOf } from '../money';
import type { Translate } from './texts';

interface PlaysParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: TrioConfig;
  readonly step: (act: TrioStep['act']) => void;
}

/** Whose turn it is has all of them, as far as they are allowed; who has not looked may do that at any time. */
export const playsOf =
  ({ t, money, config, step }: PlaysParts) =>
  ({ turn, turnNo, level, seats }: TrioShown, { seat, hasLooked, spokeIn }: TrioView): Play[] => {
    const own = seats.find((one) => one.seat === seat);
    if (!own || own.isOut || spokeIn === turnNo) return [];
    const look: Play[] = hasLooked ? [] : [{ key: 5, name: t('look'), tone: 'quiet', press: () => step('look') }];
    if (turn !== seat) return look;
    const cost = (at: number): string => money(minorOf(hasLooked ? 2 * at : at, config));
    const isPair = seats.filter(({ isOut }) => !isOut).length === 2;
    const call: Play = { key: 1, name: t('call'), cost: cost(level), press: () => step('call') };
    const raise: Play = {
      ...{ key: 2, name: t('raise'), cost: cost(level + 1), tone: 'strong', press: () => step('raise') },
    };
    const compare: Play = { key: 3, name: t('compare'), cost: cost(level), press: () => step('compare') };
    const fold: Play = { key: 4, name: t('fold'), tone: 'quiet', press: () => step('fold') };
    return [call, ...(level < TRIO_MOST_LEVEL ? [raise] : []), ...(isPair ? [compare] : []), fold, ...look];
  };
