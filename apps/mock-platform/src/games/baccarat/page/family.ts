import { BACCARAT_SPOTS, type BaccaratBet, type BaccaratConfig, BaccaratView } from '@tonalli/contracts/games/baccarat';
import { byId, el } from '../../page/dom';
import type { InstantFamily, Kit } from '../../page/instant/family';
import { createLayout } from '../../page/layout/layout';
import { tabOnly } from '../../page/store';
import { spotLimitMinor } from '../limits';
import { PAYS_X100 } from '../odds';
import { createHands } from './hands';
import { type Bead, beadOf, lastColumns, ROWS, readBeads, writeBeads } from './road';
import { rulesOf, worthOf } from './rules';
import type { BaccaratText, Translate } from './texts';
import { spokenText } from './told';

const ROAD_KEY = 'baccarat.road';
const ROAD_KEPT = 300;
const WIDE = window.matchMedia('(min-width: 52rem) and (min-height: 501px)');
/** As wide as a bead is, in pixels. */
const columnWidth = (): number => (WIDE.matches ? 20 : 14);
const SHORT = { player: 'shortPlayer', banker: 'shortBanker', tie: 'shortTie' } as const;

function spotsOf(t: Translate) {
  return BACCARAT_SPOTS.map((id) => {
    const pays = PAYS_X100[id] / 100;
    const label = el('span.spot-name', {}, t(id));
    const odds = el('span.spot-pays', {}, t('paysShort', { pays }));
    const button = el(`button.spot.${id}`, { type: 'button', 'data-spot': id, tabindex: '-1' }, label, odds);
    return { id, button, name: t('spotPays', { name: t(id), pays }) };
  });
}

/** The road of this visit's rounds, six beads down. */
function createRoad(t: Translate) {
  const beads = el('ol.beads', { 'aria-hidden': 'true' });
  const said = el('p.unseen');
  const element = el('section.road', { 'aria-label': t('road') }, beads, said);
  let road: readonly Bead[] = readBeads(tabOnly.get(ROAD_KEY) ?? '');
  function show(): void {
    const columns = Math.max(8, Math.floor((element.clientWidth - 12) / columnWidth()));
    const shown = lastColumns(road, columns).map(({ winner, playerPair, bankerPair }) =>
      el(
        'li.bead',
        { 'data-winner': winner, 'data-pairs': `${playerPair ? 'p' : ''}${bankerPair ? 'b' : ''}` },
        t(SHORT[winner]),
      ),
    );
    const empty = Math.max(0, columns * ROWS - shown.length);
    beads.replaceChildren(...shown, ...Array.from({ length: empty }, () => el('li.bead')));
    const count = (won: Bead['winner']) => road.filter(({ winner }) => winner === won).length;
    said.textContent = t('roadSaid', { player: count('player'), banker: count('banker'), tie: count('tie') });
  }
  new ResizeObserver(show).observe(element);
  return {
    element,
    add(bead: Bead) {
      road = [...road, bead].slice(-ROAD_KEPT);
      tabOnly.set(ROAD_KEY, writeBeads(road));
      show();
    },
  };
}

/** Baccarat as the kit plays it. */
export function baccaratFamily(kit: Kit<BaccaratConfig, BaccaratText>): InstantFamily<BaccaratBet, BaccaratView> {
  const { t, lang, config, synth } = kit;
  const hands = createHands({ t, lang, synth });
  const road = createRoad(t);
  const spots = spotsOf(t);
  const felt = el('div.felt', { role: 'group', 'aria-label': t('table') }, ...spots.map(({ button }) => button));
  byId('floor', HTMLDivElement).replaceChildren(hands.element, felt, road.element);
  const layout = createLayout({
    ...{ kit, key: 'baccarat.layout', spots },
    limitMinor: (spot) => spotLimitMinor(spot, config),
  });
  layout.rove(spots.map(({ button }) => button));

  function mark(view: BaccaratView | null): void {
    for (const { id, button } of spots) {
      const laid = view?.spots.find(({ spot }) => spot === id);
      button.dataset.won = String(view?.winner === id || (laid?.payoutMinor ?? 0) > (laid?.stakeMinor ?? 0));
    }
  }

  return {
    ...{ view: BaccaratView, layout, autoplay: true },
    choice: () => ({ spots: { ...layout.laid } }),
    missing: () => (layout.valueMinor === 0 ? t('nothingLaid') : null),
    worth: () => worthOf(layout.laid),
    board: {
      clear() {
        hands.clear();
        mark(null);
      },
      async show(view, { isResumed }) {
        hands.clear();
        await hands.deal(view, isResumed);
        mark(view);
        road.add(beadOf(view));
      },
      hurry: hands.hurry,
    },
    told: (view) => ({
      ...{ chip: t(SHORT[view.winner]), tone: view.winner },
      spoken: spokenText(t, lang, view),
    }),
    rules: () => rulesOf({ t, money: kit.money, config }, layout.laid),
  };
}
