import type { LiveRouletteShown } from '@tonalli/contracts/games/live-roulette';
import { z } from 'zod';
import { POCKETS } from '../roulette/spots';
import { type SpinTimes, spinRounds } from '../spin-rounds';

const Wish = z.strictObject({
  pocket: z
    .int()
    .min(0)
    .max(POCKETS - 1),
});

/** The spins of a table's wheel. Where the ball falls is seen from the moment in which it is thrown. */
export const spinsOf = (name: string, times: SpinTimes) =>
  spinRounds({
    ...{ name, times, places: POCKETS, wish: Wish },
    show: (pocket): LiveRouletteShown => ({ pocket }),
    fits: (stop, { pocket }) => stop === pocket,
  });
