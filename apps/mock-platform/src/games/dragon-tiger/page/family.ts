import {
  DRAGON_TIGER_SPOTS,
  type DragonTigerBet,
  type DragonTigerConfig,
  DragonTigerShown,
  DragonTigerView,
} from '@tonalli/contracts/games/dragon-tiger';
import { byId, el } from '../../page/dom';
import { createLayout } from '../../page/layout/layout';
import type { TableFamily, TableKit } from '../../page/table/family';
import { spotLimitMinor } from '../limits';
import { outcomeOf, PAYS, type Pair, payoutOf, statedPercent } from '../odds';
import { emblem } from './emblems';
import { createHands } from './hands';
import { createRoads, SHORT } from './roads-view';
import { rulesOf, worthOf } from './rules';
import type { DragonTigerText, Translate } from './texts';
import { outcomeText } from './told';

type Choice = Omit<DragonTigerBet, 'round'>;
type Kit = TableKit<DragonTigerConfig, DragonTigerText>;
/** Two cards, and as long for looking at the last. */
const STEPS = 3;

function spotsOf(t: Translate) {
  return DRAGON_TIGER_SPOTS.map((id) => {
    const values = { name: t(id), pays: PAYS[id], return: statedPercent({ [id]: 10_000 }) };
    const words = [el('span.spot-name', {}, t(id)), el('span.spot-pays', {}, t('spotShort', values))];
    const button = el(`button.spot.${id}`, { type: 'button', 'data-spot': id, tabindex: '-1' }, ...words);
    if (id === 'dragon' || id === 'tiger') button.prepend(emblem(id));
    return { id, button, name: t('spotSaid', values) };
  });
}

const pairOf = ({ dragon, tiger }: DragonTigerShown): Pair | null =>
  dragon === null || tiger === null ? null : { dragon, tiger };

/** Dragon tiger at a table. */
export function dragonTigerFamily(kit: Kit): TableFamily<Choice, DragonTigerView, DragonTigerShown> {
  const { t, lang, config, synth } = kit;
  const hands = createHands({ t, lang, synth });
  const roads = createRoads(t);
  const spots = spotsOf(t);
  const felt = el('div.felt', { role: 'group', 'aria-label': t('table') }, ...spots.map(({ button }) => button));
  byId('floor', HTMLDivElement).replaceChildren(hands.place, hands.element, felt);
  const layout = createLayout({
    ...{ kit, key: 'dragon-tiger.layout', spots },
    limitMinor: (spot) => spotLimitMinor(spot, config),
  });
  layout.rove(spots.map(({ button }) => button));

  function mark(pair: Pair | null): void {
    const outcome = pair && outcomeOf(pair);
    for (const { id, button } of spots) {
      button.dataset.won = String(outcome !== null && payoutOf(id, 100, outcome) > 100);
    }
  }
  const lain = ({ beganAt, endsAt }: { beganAt: number; endsAt: number | null }, elapsedMs: number): number =>
    endsAt === null ? STEPS : Math.floor((elapsedMs * STEPS) / (endsAt - beganAt));

  return {
    ...{ view: DragonTigerView, shown: DragonTigerShown },
    bets: [
      {
        layout,
        choice: () => ({ spots: { ...layout.laid } }),
        costMinor: () => layout.valueMinor,
        missing: () => (layout.valueMinor === 0 ? t('nothingLaid') : null),
        laidOf: (view) => Object.fromEntries(view.spots.map(({ spot, stakeMinor }) => [spot, stakeMinor])),
      },
    ],
    worth: () => worthOf(layout.laid),
    board: {
      show(round, { isJoin, elapsedMs }) {
        hands.clear();
        mark(null);
        if (isJoin && !round.isCancelled) hands.lie(round.shown, lain(round, elapsedMs), true);
      },
      frame(round, elapsedMs) {
        hands.lie(round.shown, lain(round, elapsedMs), false);
      },
      async result({ shown }, _own, { isJoin }) {
        hands.lie(shown, STEPS, isJoin);
        hands.won(shown.winner);
        mark(pairOf(shown));
      },
    },
    past({ shown }) {
      const pair = pairOf(shown);
      const { winner } = pair ? outcomeOf(pair) : { winner: 'tie' as const };
      return { chip: t(SHORT[winner]), tone: winner, spoken: pair ? outcomeText(t, lang, pair) : t('tie') };
    },
    phases: { dealing: t('dealing') },
    side: roads.element,
    history(past) {
      const pairs = past.flatMap(({ shown, isCancelled }) => (isCancelled ? [] : (pairOf(shown) ?? [])));
      roads.show(pairs.reverse());
    },
    rules: () => rulesOf({ t, money: kit.money, config }, layout.laid),
  };
}
