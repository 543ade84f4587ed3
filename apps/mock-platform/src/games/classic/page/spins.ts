import type { ClassicView } from '@tonalli/contracts/games/classic';
import { lineColour } from '../../page/reels/colours';
import type { ShownSpin, SpinWin } from '../../page/spins/shown-spin';
import { letterName } from '../../page/spins/texts';
import type { Lang } from '../../page/texts';
import { LINES } from '../models';
import type { Translate } from './texts';

interface Words {
  readonly t: Translate;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
}

/** A round as the board shows it. */
export function shownSpin({ t, lang, money }: Words, { stakeMinor, reels, wins, paysX100 }: ClassicView): ShownSpin {
  const paid = (pays: number) => (stakeMinor / 100) * pays;
  const shown = wins.map(({ line, symbol, count, times, paysX100: pays }): SpinWin => {
    const rows = LINES[line] ?? [];
    const amount = money(paid(pays));
    const values = { line: line + 1, symbol: letterName(t, lang, symbol), count, times, amount };
    return {
      cells: rows.slice(0, count).map((row, column) => ({ column, row })),
      line: { rows, colour: lineColour(line) },
      amount,
      text: t(times > 1 ? 'lineWinWild' : 'lineWin', values),
    };
  });
  return { reels, wins: shown, paidMinor: paid(paysX100), freeSpinsWon: 0 };
}
