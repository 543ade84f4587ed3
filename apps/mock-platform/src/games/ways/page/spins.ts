import type { WaysView } from '@tonalli/contracts/games/ways';
import type { Cell } from '../../page/reels/types';
import type { ShownSpin, SpinWin } from '../../page/spins/shown-spin';
import { letterName } from '../../page/spins/texts';
import type { Lang } from '../../page/texts';
import type { Translate } from './texts';

interface Words {
  readonly t: Translate;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
}

const cellsOf = (reels: readonly string[], letters: string): Cell[] =>
  reels.flatMap((column, at) =>
    [...column].flatMap((letter, row) => (letters.includes(letter) ? [{ column: at, row }] : [])),
  );

/** A round's spins as the board shows them. */
export function shownSpins({ t, lang, money }: Words, { stakeMinor, spins }: WaysView): ShownSpin[] {
  const paid = (paysX100: number) => (stakeMinor / 100) * paysX100;
  return spins.map(({ reels, wins, scatters, scatterPaysX100, freeSpinsWon, paysX100 }) => {
    const shown = wins.map(({ symbol, count, ways, paysX100: pays }): SpinWin => {
      const amount = money(paid(pays));
      const text = t(ways === 1 ? 'wayWin' : 'waysWin', { symbol: letterName(t, lang, symbol), count, ways, amount });
      return { cells: cellsOf(reels.slice(0, count), `${symbol}W`), amount, text };
    });
    const isPaid = scatterPaysX100 > 0 || freeSpinsWon > 0;
    const amount = money(paid(scatterPaysX100));
    const bonus: SpinWin = { cells: cellsOf(reels, 'S'), amount, text: t('scatterWin', { count: scatters, amount }) };
    return { reels, wins: isPaid ? [...shown, bonus] : shown, paidMinor: paid(paysX100), freeSpinsWon };
  });
}
