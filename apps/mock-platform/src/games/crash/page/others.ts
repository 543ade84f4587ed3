import type { TableCrowd } from '@tonalli/contracts/play/table-shapes';
import { el } from '../../page/dom';
import { shownMultiplier } from './shown';
import type { Translate } from './texts';

interface OthersParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
}

type Bet = TableCrowd['bets'][number];

/** Whoever else flies: what they staked, and where they cashed out. */
export function createOthers({ t, money }: OthersParts) {
  const list = el('ol.others-list');
  const nobody = el('p.others-none', {}, t('nobody'));
  const root = el('section.others', {}, el('h2.others-title', {}, t('others')), nobody, list);
  let own: ReadonlySet<string> = new Set();
  let bets: readonly Bet[] = [];

  function row({ id, name, stakeMinor, payoutMinor }: Bet): HTMLLIElement {
    const hasWon = payoutMinor !== null && payoutMinor > stakeMinor;
    const state = payoutMinor === null ? 'open' : hasWon ? 'out' : 'lost';
    const at = hasWon ? shownMultiplier(Math.round((payoutMinor * 100) / stakeMinor)) : '';
    return el(
      'li.other',
      { 'data-state': state, 'data-own': String(own.has(id)) },
      el('span.other-name', {}, own.has(id) ? t('you') : name),
      el('span.other-stake', {}, money(stakeMinor)),
      el('span.other-at', {}, state === 'open' ? t('inFlight') : at),
      el('span.other-paid', {}, payoutMinor === null || payoutMinor === 0 ? '—' : money(payoutMinor)),
    );
  }
  function show(): void {
    nobody.hidden = bets.length > 0;
    list.replaceChildren(...bets.map(row));
  }
  return {
    root,
    tell(crowd: TableCrowd): void {
      bets = crowd.bets;
      show();
    },
    /** The player's own, by their numbers. */
    ownAre(ids: readonly string[]): void {
      if (ids.length === own.size && ids.every((id) => own.has(id))) return;
      own = new Set(ids);
      show();
    },
  };
}
