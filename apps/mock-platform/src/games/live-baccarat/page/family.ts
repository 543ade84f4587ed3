import { BACCARAT_SPOTS } from '@tonalli/contracts/games/baccarat';
import {
  type LiveBaccaratBet,
  type LiveBaccaratConfig,
  LiveBaccaratShown,
  LiveBaccaratView,
} from '@tonalli/contracts/games/live-baccarat';
import { spotLimitMinor } from '../../baccarat/limits';
import { PAYS_X100 } from '../../baccarat/odds';
import { outcomeText } from '../../baccarat/page/told';
import { byId, el } from '../../page/dom';
import { createLayout } from '../../page/layout/layout';
import type { TableFamily, TableKit } from '../../page/table/family';
import { coupOutcome, type Model, payoutOf } from '../model';
import { createHands } from './hands';
import { createRoads } from './roads-view';
import { rulesOf, worthOf } from './rules';
import type { LiveBaccaratText, Translate } from './texts';

type Choice = Omit<LiveBaccaratBet, 'round'>;
const SHORT = { player: 'shortPlayer', banker: 'shortBanker', tie: 'shortTie' } as const;

function spotsOf(t: Translate) {
  return BACCARAT_SPOTS.map((id) => {
    const odds = id === 'banker' ? t('bankerPays') : t('paysShort', { pays: PAYS_X100[id] / 100 });
    const parts = [el('span.spot-name', {}, t(id)), el('span.spot-pays', {}, odds)];
    const button = el(`button.spot.${id}`, { type: 'button', 'data-spot': id, tabindex: '-1' }, ...parts);
    return { id, button, name: `${t(id)}, ${odds}` };
  });
}

/** Baccarat at a table as the kit plays it. */
export const liveBaccaratFamily =
  (model: Model) =>
  (kit: TableKit<LiveBaccaratConfig, LiveBaccaratText>): TableFamily<Choice, LiveBaccaratView, LiveBaccaratShown> => {
    const { t, lang, config, synth } = kit;
    const hands = createHands({ t, lang, synth });
    const roads = createRoads(t);
    const spots = spotsOf(t);
    const felt = el('div.felt', { role: 'group', 'aria-label': t('table') }, ...spots.map(({ button }) => button));
    byId('floor', HTMLDivElement).replaceChildren(hands.place, hands.element, felt);
    const layout = createLayout({
      ...{ kit, key: 'live-baccarat.layout', spots },
      limitMinor: (spot) => spotLimitMinor(spot, config),
    });
    layout.rove(spots.map(({ button }) => button));

    function mark({ player, banker, winner }: LiveBaccaratShown): void {
      const outcome = winner && coupOutcome({ player, banker });
      for (const { id, button } of spots) {
        const isWon = outcome !== null && payoutOf(model, id, { stakeMinor: 100, outcome }) > 100;
        button.dataset.won = String(isWon);
      }
    }
    const cards = ({ player, banker }: LiveBaccaratShown): number => player.length + banker.length;

    return {
      ...{ view: LiveBaccaratView, shown: LiveBaccaratShown },
      bets: [
        {
          layout,
          choice: () => ({ spots: { ...layout.laid } }),
          costMinor: () => layout.valueMinor,
          missing: () => (layout.valueMinor === 0 ? t('nothingLaid') : null),
          laidOf: (view) => Object.fromEntries(view.spots.map(({ spot, stakeMinor }) => [spot, stakeMinor])),
        },
      ],
      worth: () => worthOf(model, layout.laid),
      board: {
        show({ shown, isCancelled }, { isJoin, elapsedMs }) {
          hands.clear();
          mark({ ...shown, winner: null });
          if (isJoin && !isCancelled) hands.lie(shown, Math.floor(elapsedMs / shown.cardMs), true);
        },
        frame({ shown }, elapsedMs) {
          hands.lie(shown, Math.floor(elapsedMs / shown.cardMs), false);
        },
        async result({ shown }, _own, { isJoin }) {
          hands.lie(shown, cards(shown), isJoin);
          hands.won(shown.winner);
          mark(shown);
        },
      },
      past({ shown }) {
        const { player, banker } = shown;
        const winner = shown.winner ?? 'tie';
        const told = { player, banker, winner, spots: [] };
        return { chip: t(SHORT[winner]), tone: winner, spoken: outcomeText(t, told) };
      },
      phases: { dealing: t('dealing') },
      side: roads.element,
      history(past) {
        const coups = past.flatMap(({ shown: { player, banker, winner }, isCancelled }) =>
          winner === null || isCancelled ? [] : [{ player, banker, winner }],
        );
        roads.show(coups.reverse());
      },
      rules: () => rulesOf({ t, money: kit.money, config, model }, layout.laid),
    };
  };
