import { SCRATCH_SYMBOLS, type ScratchSymbol, type ScratchTable } from '@tonalli/contracts/games/scratch';
import { el } from '../../page/dom';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import { paidAt } from '../../pay-table';
import { paysX100Of } from '../tables';
import type { Translate } from './texts';
import { symbolPicture } from './theme';

interface PrizeListParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly table: ScratchTable;
  readonly parent: HTMLElement;
}

interface PrizeList {
  setStake(stakeMinor: number): void;
  /** The prize that was won; null marks none. */
  mark(winner: ScratchSymbol | null): void;
}

/** What three of each symbol win with the stake that is chosen, the greatest first. */
export function createPrizeList({ t, money, table, parent }: PrizeListParts): PrizeList {
  const rows = paysX100Of(table).map((paysX100, place) => {
    const symbol = SCRATCH_SYMBOLS[place] ?? 'low4';
    const amount = el('b.amount');
    const spoken = el('span.unseen');
    const shown = el('span.prize', { 'aria-hidden': 'true' }, symbolPicture(symbol), amount);
    return { symbol, paysX100, amount, spoken, item: el('li', {}, shown, spoken) };
  });
  const list = el('ol.prize-list', { 'aria-label': t('prizes') }, ...rows.map(({ item }) => item));
  parent.append(list);
  return {
    setStake(stakeMinor) {
      for (const { paysX100, amount, spoken } of rows) {
        const paid = money(paidAt(paysX100, stakeMinor));
        amount.textContent = paid;
        spoken.textContent = t('prizeItem', { multiplier: shownMultiplier(paysX100), amount: paid });
      }
    },
    mark(winner) {
      for (const { symbol, item } of rows) item.dataset.won = String(symbol === winner);
    },
  };
}
