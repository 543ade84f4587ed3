import { KENO_MOST_PICKS, type KenoBet, type KenoConfig, KenoView } from '@tonalli/contracts/games/keno';
import { byId, el } from '../../page/dom';
import { announce } from '../../page/hud-parts';
import type { InstantFamily, Kit } from '../../page/instant/family';
import { greatestStakeMinor, toggled } from '../choosing';
import { hitsOf } from '../odds';
import { createNumberBoard } from './board';
import { firstPicks, quickPick, rememberPicks } from './picking';
import { rulesOf } from './rules';
import { paidHits, shownTimes, worthOf } from './shown';
import type { KenoText, Translate } from './texts';

type Choice = Pick<KenoBet, 'picks'>;

/** What so many picks pay; the hits of the round that stands there are marked. */
function showPays(t: Translate, picks: number, hitsNow: number | null): void {
  const items = (picks === 0 ? [] : paidHits(picks)).map(({ hits, timesX100 }) => {
    const multiplier = shownTimes(timesX100);
    const seen = [el('span.hits', {}, String(hits)), el('b', {}, `× ${multiplier}`)];
    const shown = el('span.pay', { 'aria-hidden': 'true' }, ...seen);
    return el(
      'li',
      { 'data-now': String(hits === hitsNow) },
      shown,
      el('span.unseen', {}, t('payItem', { hits, multiplier })),
    );
  });
  byId('pays', HTMLOListElement).replaceChildren(...items);
}

function fillCounts(t: Translate): HTMLSelectElement {
  const count = byId('count', HTMLSelectElement);
  byId('count-label', HTMLSpanElement).textContent = t('count');
  count.replaceChildren(
    ...Array.from({ length: KENO_MOST_PICKS }, (_, index) =>
      el('option', { value: String(index + 1) }, String(index + 1)),
    ),
  );
  return count;
}

/** Keno as the kit plays it. */
export function kenoFamily(kit: Kit<KenoConfig, KenoText>): InstantFamily<Choice, KenoView> {
  const { t, config, synth, isLocked } = kit;
  let picks: readonly number[] = firstPicks();
  const board = createNumberBoard({ t, synth, onPress: press });
  const count = fillCounts(t);
  byId('pays', HTMLOListElement).setAttribute('aria-label', t('pays'));

  function show(): void {
    board.setPicks(picks);
    showPays(t, picks.length, null);
    if (picks.length > 0) count.value = String(picks.length);
  }
  function choose(next: readonly number[]): void {
    if (isLocked()) return;
    picks = next;
    rememberPicks(picks);
    show();
    kit.chosen();
  }
  function press(number: number): void {
    if (isLocked()) return;
    const next = toggled(picks, number);
    if (next) choose(next);
    announce(next ? t('picked', { count: next.length }) : t('full', { most: KENO_MOST_PICKS }));
  }
  function listen(id: 'quick-pick' | 'clear', label: string, take: () => readonly number[]): void {
    const button = byId(id, HTMLButtonElement);
    button.textContent = label;
    button.addEventListener('click', () => {
      choose(take());
      announce(t('picked', { count: picks.length }));
    });
  }
  listen('quick-pick', t('quickPick'), () => quickPick(Number(count.value)));
  listen('clear', t('clear'), () => []);
  show();

  return {
    view: KenoView,
    choice: () => ({ picks: [...picks] }),
    missing: () => (picks.length === 0 ? t('noneChosen') : null),
    worth: worthOf,
    greatestStakeMinor: () => (picks.length === 0 ? config.maxStakeMinor : greatestStakeMinor(picks.length, config)),
    board: {
      clear() {
        board.clear();
        showPays(t, picks.length, null);
      },
      hurry: board.hurry,
      async show(view) {
        await board.draw(view);
        showPays(t, view.picks.length, hitsOf(view.picks, view.drawn));
      },
    },
    told(view) {
      const hits = hitsOf(view.picks, view.drawn);
      const drawn = [...view.drawn].sort((a, b) => a - b).join(', ');
      return { chip: `${hits}/${view.picks.length}`, spoken: t('told', { drawn, hits, picks: view.picks.length }) };
    },
    rules: (bet) => rulesOf(kit, bet),
    autoplay: true,
  };
}
