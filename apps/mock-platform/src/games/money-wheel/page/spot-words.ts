import type { WheelSpot } from '@tonalli/contracts/games/money-wheel';
import type { Lang } from '../../page/texts';

/** What the segments show, in words. */
export const SPOT_WORDS: Readonly<Record<Lang, Readonly<Record<WheelSpot, string>>>> = {
  es: {
    ...{ jade: 'Jade', turquoise: 'Turquesa', amber: 'Ámbar' },
    ...{ coral: 'Coral', amethyst: 'Amatista', sun: 'Sol' },
  },
  en: {
    ...{ jade: 'Jade', turquoise: 'Turquoise', amber: 'Amber' },
    ...{ coral: 'Coral', amethyst: 'Amethyst', sun: 'Sun' },
  },
};
